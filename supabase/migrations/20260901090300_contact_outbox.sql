-- Leases mails that are due. Takes {count, leaseSeconds}; returns a list, oldest first.
-- A mail whose lease has run out may have been sent: it is marked as ambiguous and leased again.
create function contact.outbox_claim(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from contact.outbox
    where state in ('pending', 'sending') and (
      next_at <= now()
      -- Stored or delayed before the clock was set back: no delay is longer than a day.
      or first_try_at is null or next_at > now() + interval '25 hours'
    )
    order by next_at, id
    limit (request ->> 'count')::integer
    for update skip locked
  ), claimed as (
    update contact.outbox o set
      ambiguous = o.ambiguous or o.state = 'sending',
      state = 'sending',
      attempts = o.attempts + 1,
      first_try_at = coalesce(o.first_try_at, now()),
      lease_token = gen_random_uuid(),
      next_at = now() + make_interval(secs => (request ->> 'leaseSeconds')::double precision)
    from due where o.id = due.id
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id,
    'key', message_id::text || '-' || kind,
    'kind', kind,
    'mail', mail,
    'heldBack', held_back,
    'attempts', attempts,
    'ageSeconds', floor(extract(epoch from now() - first_try_at)),
    'ambiguous', ambiguous,
    'leaseToken', lease_token
  ) order by id), '[]') from claimed
$$;

-- Marks a leased mail as sent. Takes {id, leaseToken, providerId}; returns false if the lease was lost.
create function contact.outbox_done(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  with done as (
    update contact.outbox set
      state = 'sent', sent_at = now(), lease_token = null, last_error = null,
      provider_id = request ->> 'providerId'
    where id = (request ->> 'id')::bigint and state = 'sending'
      and lease_token = (request ->> 'leaseToken')::uuid
    returning 1
  )
  select to_jsonb(exists (select from done))
$$;

-- Ends the lease of a mail that was not sent. Takes {id, leaseToken, state: pending | dead | held, delaySeconds, error,
-- ambiguous, counted}; returns false if the lease was lost. An attempt that is not counted leaves `attempts` as it was.
create function contact.outbox_fail(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  with failed as (
    update contact.outbox set
      state = request ->> 'state',
      next_at = now() + make_interval(secs => (request ->> 'delaySeconds')::double precision),
      last_error = left(request ->> 'error', 500),
      ambiguous = ambiguous or (request ->> 'ambiguous')::boolean,
      attempts = attempts - case when (request ->> 'counted')::boolean then 0 else 1 end,
      lease_token = null
    where id = (request ->> 'id')::bigint and state = 'sending'
      and lease_token = (request ->> 'leaseToken')::uuid
      and request ->> 'state' in ('pending', 'dead', 'held')
    returning 1
  )
  select to_jsonb(exists (select from failed))
$$;

-- Returns how long an enquiry is kept after the last contact, as the privacy policy promises.
create function contact.retention() returns interval
language sql immutable set search_path = '' as $$ select interval '3 years' $$;

-- Erases what the privacy policy promises to erase: at most {limit} enquiries and as many copies of mails, or all of them
-- without a limit. Returns {ids: of the erased enquiries, more: whether there is more to erase}.
create function contact.purge(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most integer := (request ->> 'limit')::integer;
  gone jsonb;
  emptied integer;
begin
  -- A clock that is years ahead would erase everything at once, so a run erases only if the previous one saw about the same
  -- time.
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
    -- Earlier messages are kept as long as a later one from the same address.
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
  -- The copies of sent mails and the hashes of visitors are not needed after a month.
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
  delete from contact.rate_limits where started_at < now() - interval '1 day' and bucket <> 'purge';
  return jsonb_build_object(
    'ids', gone, 'more', coalesce(greatest(jsonb_array_length(gone), emptied) >= most, false));
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function
  contact.outbox_claim(jsonb), contact.outbox_done(jsonb), contact.outbox_fail(jsonb), contact.purge(jsonb)
to contact_writer;
