-- Creates the role of the service, which may call some functions of schema "contact" and has no rights on its tables.
do $$
begin
  if not exists (select from pg_roles where rolname = 'contact_writer') then
    create role contact_writer nologin;
  end if;
end
$$;

-- A separate schema, because the hosted API exposes "public" to everyone with the public token.
create schema contact;
grant usage on schema contact to contact_writer;

-- The checks repeat the limits of supabase/functions/_shared/contact/contract.ts, in case the code is wrong.
create table contact.messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 200),
  body_hash text not null,
  name text not null check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]]'),
  email text not null check (
    char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:],;<>"]' and email ~ '^[^@]+@[^@]+$'
  ),
  company text not null check (char_length(company) between 1 and 200 and company !~ '[[:cntrl:]]'),
  message text not null check (char_length(message) <= 5000),
  flag text check (flag in ('honeypot', 'too_fast'))
);
create index messages_created_at on contact.messages (created_at, id);

-- One row for each mail of a message. The mail is stored as composed, so that every attempt sends the same one.
create table contact.outbox (
  id bigint primary key generated always as identity,
  message_id uuid not null references contact.messages on delete cascade,
  kind text not null check (kind in ('notice', 'confirmation')),
  state text not null check (state in ('pending', 'sending', 'sent', 'failed', 'suppressed')),
  mail jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Pending: the earliest time of the next attempt. Sending: the end of the worker's lease.
  next_at timestamptz not null default now(),
  lease_token uuid,
  last_error text,
  sent_at timestamptz,
  unique (message_id, kind)
);
create index outbox_unsent on contact.outbox (next_at, id) where state in ('pending', 'sending', 'failed');

-- One row for each counter: per client, per mailbox, and in total.
create table contact.rate_limits (
  bucket text primary key,
  started_at timestamptz not null,
  hits integer not null
);

-- The key of the hashes under which clients and mailboxes are counted.
create table contact.hash_key (value text not null);
insert into contact.hash_key values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Row level security without a policy: only the owner sees rows, even after an accidental grant.
alter table contact.messages enable row level security;
alter table contact.outbox enable row level security;
alter table contact.rate_limits enable row level security;
alter table contact.hash_key enable row level security;
