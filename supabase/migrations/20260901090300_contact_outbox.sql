-- Leases mails that are due. Takes {count, leaseSeconds}; gives a list, oldest first.
-- A mail whose lease ran out may have been sent: it is marked so, and given again.
create function contact.outbox_claim(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from contact.outbox
    where state in ('pending', 'sending') and next_at <= now()
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
    'attempts', attempts,
    'ageSeconds', floor(extract(epoch from now() - first_try_at)),
    'ambiguous', ambiguous,
    'leaseToken', lease_token
  ) order by id), '[]') from claimed
$$;

-- Marks a leased mail as sent. Takes {id, leaseToken, providerId}; gives false if the lease was lost.
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

-- Gives a leased mail back. Takes {id, leaseToken, state: pending | dead | held, delaySeconds, error, ambiguous,
-- counted}; gives false if the lease was lost. A try that is not counted brings the mail no nearer to its end.
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

-- Erases what the privacy policy promises to erase. Gives the ids of the messages that went.
create function contact.purge(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone jsonb;
begin
  with erased as (
    delete from contact.messages m
    -- Three years from the last contact (privacy policy): a later message of the same person keeps the earlier ones.
    where not exists (
      select from contact.messages later
      where lower(later.email) = lower(m.email) and later.created_at > now() - interval '3 years'
    )
    -- What the trap held and nobody released is no enquiry.
    or (m.flag = 'trap' and m.created_at < now() - interval '90 days')
    returning m.id
  )
  select coalesce(jsonb_agg(id), '[]') into gone from erased;
  -- A copy of the text in a sent mail, and the hash of a client, have served their purpose after a month.
  update contact.outbox set mail = '{}'
  where state in ('sent', 'suppressed') and mail <> '{}'
    and message_id in (select id from contact.messages where created_at < now() - interval '30 days');
  update contact.messages set client_hash = null
  where client_hash is not null and created_at < now() - interval '30 days';
  delete from contact.rate where started_at < now() - interval '1 day';
  return gone;
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function
  contact.outbox_claim(jsonb), contact.outbox_done(jsonb), contact.outbox_fail(jsonb), contact.purge(jsonb)
to contact_writer;
