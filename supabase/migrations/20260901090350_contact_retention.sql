-- Returns the time for which an enquiry is kept after the last contact, as the privacy policy states.
create or replace function contact.retention() returns interval
language sql immutable set search_path = '' as $$ select interval '3 years' $$;

-- Erases what the privacy policy promises to erase: at most {limit} enquiries and as many copies of mails, or all of them
-- without a limit. Takes {limit?}; returns {ids: the erased enquiries, more: true if there may be more to erase}.
create or replace function contact.purge(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most integer := (request ->> 'limit')::integer;
  gone jsonb;
  emptied integer;
  cleared integer;
begin
  -- A clock that is years ahead would erase everything at once. A run therefore erases only if the previous run was in the
  -- last 30 days; otherwise it only records the time.
  if not exists (
    select from contact.rate_limits r where r.bucket = 'purge' and not contact.is_over(r.started_at, '30 days')
  ) then
    insert into contact.rate_limits (bucket, started_at, hits) values ('purge', now(), 1)
    on conflict (bucket) do update set started_at = now();
    return '{"ids": [], "more": false}';
  end if;
  update contact.rate_limits set started_at = now() where bucket = 'purge';

  with due as (
    select m.id from contact.messages m
    -- An earlier message is kept as long as a later one from the same address.
    where (m.created_at <= now() - contact.retention() and not exists (
      select from contact.messages later
      where lower(later.email) = lower(m.email) and later.created_at > now() - contact.retention()
    ))
    -- Messages that the honeypot held and nobody released.
    or (m.flag = 'honeypot' and m.created_at < now() - interval '90 days')
    limit most
  ), erased as (
    delete from contact.messages m using due where m.id = due.id returning m.id
  )
  select coalesce(jsonb_agg(id), '[]') into gone from erased;
  -- The copies of sent mails and the hashes of addresses are erased after 30 days.
  update contact.outbox set mail = '{}' where id in (
    select o.id from contact.outbox o join contact.messages m on m.id = o.message_id
    where o.state in ('sent', 'suppressed') and o.mail <> '{}' and m.created_at < now() - interval '30 days'
    limit most
  );
  get diagnostics emptied = row_count;
  update contact.messages set client_hash = null, mailbox_hash = null where id in (
    select id from contact.messages
    where (client_hash is not null or mailbox_hash is not null) and created_at < now() - interval '30 days'
    limit most
  );
  get diagnostics cleared = row_count;
  delete from contact.rate_limits where started_at < now() - interval '1 day' and bucket <> 'purge';
  return jsonb_build_object(
    'ids', gone, 'more', coalesce(greatest(jsonb_array_length(gone), emptied, cleared) >= most, false));
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function contact.purge(jsonb) to contact_writer;
