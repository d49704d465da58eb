-- Leases the mail that has been due for longest. Takes {leaseSeconds}; returns the mail, or null if none is due. A mail whose
-- lease has expired may have been sent; it is leased again.
create function contact.outbox_claim(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with due as (
    select id from contact.outbox
    where state in ('pending', 'sending') and (
      next_at <= now()
      -- Was stored or delayed before the clock was set back: no delay is longer than six hours.
      or attempts = 0 or next_at > now() + interval '6 hours 1 minute'
    )
    order by next_at, id
    limit 1
    for update skip locked
  ), claimed as (
    update contact.outbox o set
      state = 'sending',
      attempts = o.attempts + 1,
      lease_token = gen_random_uuid(),
      next_at = now() + make_interval(secs => (request ->> 'leaseSeconds')::double precision)
    from due where o.id = due.id
    returning o.*
  )
  select jsonb_build_object(
    'id', id,
    'key', message_id::text || '-' || kind,
    'kind', kind,
    'mail', mail,
    'attempts', attempts,
    'ageSeconds', floor(extract(epoch from now() - created_at)),
    'leaseToken', lease_token
  ) from claimed
$$;

-- Marks a leased mail as sent. Takes {id, leaseToken}; returns false if the lease was lost.
create function contact.outbox_done(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with done as (
    update contact.outbox set
      state = 'sent', sent_at = now(), lease_token = null, last_error = null
    where id = (request ->> 'id')::bigint and lease_token = (request ->> 'leaseToken')::uuid
    returning 1
  )
  select to_jsonb(exists (select from done))
$$;

-- Ends the lease of a mail that was not sent. Takes {id, leaseToken, state: pending | failed, delaySeconds, error};
-- returns false if the lease was lost.
create function contact.outbox_fail(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with failed as (
    update contact.outbox set
      state = request ->> 'state',
      next_at = now() + make_interval(secs => (request ->> 'delaySeconds')::double precision),
      last_error = left(request ->> 'error', 500),
      lease_token = null
    where id = (request ->> 'id')::bigint and lease_token = (request ->> 'leaseToken')::uuid
    returning 1
  )
  select to_jsonb(exists (select from failed))
$$;

-- Writes a row, so that a health check fails where an enquiry could not be stored. Takes {}; returns {mailsFail: true if a
-- notice was given up or is not sent ten minutes after its enquiry}.
create function contact.health(request jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into contact.rate_limits (bucket, started_at, hits) values ('health', now(), 1)
  on conflict (bucket) do update set started_at = now();
  return jsonb_build_object('mailsFail', exists (
    select from contact.outbox
    where state in ('pending', 'sending', 'failed') and kind = 'notice'
      and (state = 'failed' or created_at not between now() - interval '10 minutes' and now() + interval '1 minute')
  ));
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function
  contact.outbox_claim(jsonb), contact.outbox_done(jsonb), contact.outbox_fail(jsonb), contact.health(jsonb)
to contact_writer;
