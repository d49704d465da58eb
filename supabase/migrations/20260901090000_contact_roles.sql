-- The role of the service. It may call five functions and has no rights on tables.
do $$
begin
  if not exists (select from pg_roles where rolname = 'contact_writer') then
    create role contact_writer nologin;
    -- From PostgreSQL 16, the creator of a role has to grant it to themselves before they may switch to it.
    grant contact_writer to current_user;
  end if;
end
$$;

-- A separate schema: in "public" the hosted API would show the tables to every holder of the public token.
create schema contact;
revoke all on schema contact from public;
grant usage on schema contact to contact_writer;
