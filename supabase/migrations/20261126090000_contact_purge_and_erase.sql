-- As before, but no post runs meanwhile: both would lock rows of limits in different orders, and one would fail.
alter function contact.purge(jsonb) rename to purge_rows;
create function contact.purge(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  lock table contact.rate_limits in share row exclusive mode;
  select contact.purge_rows(request);
$$;
revoke execute on function contact.purge(jsonb), contact.purge_rows(jsonb) from public, contact_writer;
grant execute on function contact.purge(jsonb) to contact_writer;

-- As before, but no post or purge runs meanwhile, and unsent confirmations to other spellings of the mailbox lose their text,
-- so that nobody can release them.
create or replace function contact.admin_erase(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  lock table contact.rate_limits in share row exclusive mode;
  insert into contact.erased_mailboxes
  select mailbox_hash from contact.messages
  where lower(email) = lower(request ->> 'email') and mailbox_hash is not null
  union select request ->> 'mailboxHash' where request ? 'mailboxHash'
  on conflict do nothing;
  update contact.outbox set state = 'suppressed', mail = '{}'
  where kind = 'confirmation' and state <> 'sent' and message_id in (
    select id from contact.messages join contact.erased_mailboxes using (mailbox_hash)
  );
  select contact.admin_erase_enquiries(request);
$$;
