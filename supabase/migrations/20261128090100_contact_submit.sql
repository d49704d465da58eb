-- Counts one hit of a subject, such as a client, which may have {most} per window of length {span}. The subject is stored
-- as a keyed hash. Returns 0 if the hit was counted, else the seconds until the window ends.
create function contact.count_hit(kind text, subject text, most integer, span interval) returns integer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bucket_name text := kind || ' ' || (select encode(sha256(convert_to(value || subject, 'UTF8')), 'hex') from contact.hash_key);
begin
  -- A window that begins in the future was stored before the clock was set back. A transaction that began before the one
  -- that started the window sees it some milliseconds in the future.
  delete from contact.rate_limits
  where bucket = bucket_name and (started_at <= now() - span or started_at > now() + interval '1 minute');
  insert into contact.rate_limits as r (bucket, started_at, hits) values (bucket_name, now(), 1)
  on conflict (bucket) do update set hits = r.hits + 1 where r.hits < most;
  if found then
    return 0;
  end if;
  return (
    select greatest(1, ceil(extract(epoch from started_at + span - now())))
    from contact.rate_limits where bucket = bucket_name
  );
end
$$;

-- Returns the state of a new confirmation. A flagged enquiry gets none. A mailbox gets one in 24 hours, and all together
-- get {per_hour}, so that the form cannot be used to mail strangers.
create function contact.confirmation_state(mailbox text, flag text, per_hour integer) returns text
language sql set search_path = pg_catalog, pg_temp as $$
  select case
    when flag is null
      and per_hour > 0
      and contact.count_hit('confirmation', mailbox, 1, '24 hours') = 0
      and contact.count_hit('confirmations', '', per_hour, '1 hour') = 0
    then 'pending' else 'suppressed'
  end
$$;

-- Stores an enquiry and its two mails, unless its key is known or its client is over the limit of posts in ten minutes.
-- Takes {id, key, bodyHash, client: null if unknown, postLimit: 0 for none, confirmationsPerHour, flag, name, email, company,
-- message, mails: {notice, confirmation}}. Returns {outcome: stored | replayed | key_reused, id}, or {outcome: limited,
-- retryAfter: seconds}.
create function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  new_id uuid := request ->> 'id';
  post_limit integer := request ->> 'postLimit';
  earlier contact.messages;
  wait integer;
begin
  -- Posts with the same key run one after the other, so that each sees what an earlier one has stored.
  perform pg_advisory_xact_lock(hashtext(request ->> 'key'));
  select * into earlier from contact.messages where idempotency_key = request ->> 'key';
  if found then
    return jsonb_build_object(
      'outcome', case when earlier.body_hash = request ->> 'bodyHash' then 'replayed' else 'key_reused' end,
      'id', earlier.id);
  end if;

  if post_limit > 0 then
    -- Clients without an address share one counter with a higher limit.
    wait := case
      when request ->> 'client' is null then contact.count_hit('client', 'unknown', post_limit * 10, '10 minutes')
      else contact.count_hit('client', request ->> 'client', post_limit, '10 minutes')
    end;
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retryAfter', wait);
    end if;
  end if;

  insert into contact.messages (id, idempotency_key, body_hash, name, email, company, message, flag)
  values (
    new_id, request ->> 'key', request ->> 'bodyHash', request ->> 'name', request ->> 'email', request ->> 'company',
    request ->> 'message', request ->> 'flag'
  );
  insert into contact.outbox (message_id, kind, state, mail)
  values
    (new_id, 'notice', 'pending', request -> 'mails' -> 'notice'),
    (new_id, 'confirmation',
      contact.confirmation_state(
        lower(request ->> 'email'), request ->> 'flag', (request ->> 'confirmationsPerHour')::integer),
      request -> 'mails' -> 'confirmation');
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function contact.submit(jsonb) to contact_writer;
