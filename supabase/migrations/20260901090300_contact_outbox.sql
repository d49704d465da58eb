-- Leases at most {count} mails that are due. Takes {count, leaseSeconds}; returns a list, oldest first.
-- A mail whose lease has expired may have been sent: it is marked as ambiguous and leased again.
create function contact.outbox_claim(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from contact.outbox
    where state in ('pending', 'sending') and (
      next_at <= now()
      -- Was stored or delayed before the clock was set back: no delay is longer than a day.
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

revoke execute on all functions in schema contact from public;
grant execute on function
  contact.outbox_claim(jsonb), contact.outbox_done(jsonb), contact.outbox_fail(jsonb)
to contact_writer;
