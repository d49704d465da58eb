-- Creates the role of the service. It may call five functions and has no rights on tables.
do $$
begin
  if not exists (select from pg_roles where rolname = 'contact_writer') then
    create role contact_writer nologin;
    -- From PostgreSQL 16, the creator of a role must be granted that role to switch to it.
    grant contact_writer to current_user;
  end if;
end
$$;

-- A separate schema, because the hosted API exposes "public" to everyone with the public token.
create schema contact;
revoke all on schema contact from public;
grant usage on schema contact to contact_writer;
