-- Erases what the privacy policy promises to erase. Takes {}; returns the ids of the enquiries whose mails are erased.
create function contact.purge(request jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  erased jsonb;
  emptied jsonb;
begin
  with gone as (
    delete from contact.messages m
    -- An earlier enquiry is kept as long as a later one from the same address.
    where (m.created_at < now() - interval '3 years' and not exists (
        select from contact.messages later
        where lower(later.email) = lower(m.email) and later.created_at > now() - interval '3 years'
      ))
      or (m.flag = 'honeypot' and m.created_at < now() - interval '90 days')
    returning m.id
  )
  select coalesce(jsonb_agg(id), '[]') into erased from gone;

  with gone as (
    update contact.outbox set mail = '{}'
    where state in ('sent', 'suppressed') and mail <> '{}' and created_at < now() - interval '30 days'
    returning message_id
  )
  select coalesce(jsonb_agg(message_id), '[]') into emptied from gone;

  -- Waits for no post, so that neither waits for the other.
  delete from contact.rate_limits where bucket in (
    select bucket from contact.rate_limits
    where started_at not between now() - interval '1 day' and now() + interval '1 minute'
    for update skip locked
  );
  return erased || emptied;
end
$$;

revoke execute on function contact.purge(jsonb) from public;
grant execute on function contact.purge(jsonb) to contact_writer;
