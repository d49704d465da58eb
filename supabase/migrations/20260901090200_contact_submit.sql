-- Counts one hit in a bucket, which accepts {most} hits per window of length {span}. Returns 0 if the hit was counted, else
-- the seconds until the window ends.
create function contact.count_hit(bucket_name text, most integer, span interval) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if most <= 0 then
    return ceil(extract(epoch from span));
  end if;
  insert into contact.rate_limits as r (bucket, started_at, hits) values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    started_at = case when contact.is_over(r.started_at, span) then now() else r.started_at end,
    hits = case when contact.is_over(r.started_at, span) then 1 else r.hits + 1 end
  where contact.is_over(r.started_at, span) or r.hits < most;
  if found then
    return 0;
  end if;
  return (
    -- For a transaction that began before the window, the remaining time would exceed the window.
    select greatest(1, least(ceil(extract(epoch from r.started_at + span - now())), extract(epoch from span)))
    from contact.rate_limits r where r.bucket = bucket_name
  );
end
$$;

-- Returns true if a window has ended, or starts more than a minute in the future because the clock was set back. The minute
-- allows for a transaction that began before the one that started the window. Runs as its caller, which lets PostgreSQL
-- inline it.
create function contact.is_over(started_at timestamptz, span interval) returns boolean
language sql stable
return started_at <= now() - span or started_at > now() + interval '1 minute';

-- Returns {scope: sender | everybody, retryAfter: seconds} if a post is over a limit, else null. Counts in a fixed order, so
-- that two transactions cannot deadlock.
create function contact.limit_post(client_hash text, mailbox_hash text, post_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  if post_limit <= 0 then
    return null;
  end if;
  wait := case
    -- Clients without an address share one bucket with a higher limit.
    when client_hash is null then contact.count_hit('client:unknown', post_limit * 10, '10 minutes')
    else contact.count_hit('client:' || client_hash, post_limit, '10 minutes')
  end;
  if wait = 0 then
    wait := contact.count_hit('mailbox:' || mailbox_hash, post_limit, '10 minutes');
  end if;
  if wait > 0 then
    return jsonb_build_object('scope', 'sender', 'retryAfter', wait);
  end if;
  -- A short window, so that a flood blocks the form for one minute and not for ten.
  wait := contact.count_hit('everybody', post_limit * 20, '1 minute');
  return case when wait > 0 then jsonb_build_object('scope', 'everybody', 'retryAfter', wait) end;
end
$$;

-- Returns true if a confirmation may be sent: one per mailbox in 24 hours and {per_hour} in total, so that the form cannot be
-- used to mail strangers. A confirmation above the total does not count for its mailbox.
create function contact.may_confirm(mailbox_hash text, per_hour integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if contact.count_hit('confirmation:' || mailbox_hash, 1, '24 hours') > 0 then
    return false;
  end if;
  if contact.count_hit('confirmations', per_hour, '1 hour') = 0 then
    return true;
  end if;
  delete from contact.rate_limits where bucket = 'confirmation:' || mailbox_hash;
  return false;
end
$$;

-- Returns the number of held notices once in 24 hours, else 0, so that the consultant learns about genuine enquiries that
-- were held.
create function contact.held_back_to_report() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  held integer;
begin
  -- Reads without a lock first: all but one of a day's notices return here.
  if exists (
    select from contact.rate_limits r
    where r.bucket = 'held back' and not contact.is_over(r.started_at, '24 hours')
  ) then
    return 0;
  end if;
  select count(*) into held from contact.outbox where state = 'held' and kind = 'notice';
  return case when held > 0 and contact.count_hit('held back', 1, '24 hours') = 0 then held else 0 end;
end
$$;

-- Returns the result of {submit} for a repeated post, with the id of the first one.
create function contact.replayed(found_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object('outcome', 'replayed', 'id', found_id, 'confirmation', exists (
    select from contact.outbox
    where message_id = found_id and kind = 'confirmation' and state in ('pending', 'sending', 'sent')
  ))
$$;

-- Stores a message and its two mails, unless the message is already stored or over a limit. A message is already stored if
-- its key is known, or if its content was stored in the last ten minutes.
-- Takes {id, key, bodyHash, name, email, company, message, clientHash, mailboxHash, flag, postLimit, confirmationsPerHour,
-- mails: {notice, confirmation}}; returns {outcome: stored | replayed, id, confirmation}, {outcome: key_reused, id} or
-- {outcome: limited, scope: sender | everybody, retryAfter: seconds}.
create function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted_key text := request ->> 'key';
  wanted_hash text := request ->> 'bodyHash';
  wanted_flag text := request ->> 'flag';
  mailbox text := request ->> 'mailboxHash';
  found_id uuid;
  found_hash text;
  limited jsonb;
  notice_state text := 'pending';
  confirmation_state text := 'pending';
  held_back integer := 0;
begin
  -- Posts with the same key or content run one after the other, so that each sees what an earlier one has stored.
  if wanted_key is not null then
    perform pg_advisory_xact_lock(1, hashtext(wanted_key));
    select id, body_hash into found_id, found_hash from contact.messages where idempotency_key = wanted_key;
    if found then
      return case when found_hash = wanted_hash then contact.replayed(found_id)
        else jsonb_build_object('outcome', 'key_reused', 'id', found_id) end;
    end if;
  end if;
  perform pg_advisory_xact_lock(2, hashtext(wanted_hash));
  select id into found_id from contact.messages
  where body_hash = wanted_hash and created_at > now() - interval '10 minutes'
  order by created_at desc limit 1;
  if found then
    return contact.replayed(found_id);
  end if;

  limited := contact.limit_post(request ->> 'clientHash', mailbox, (request ->> 'postLimit')::integer);
  if limited is not null then
    return jsonb_build_object('outcome', 'limited') || limited;
  end if;

  -- A filled honeypot holds both mails until a person decides; a post that is too fast holds only the confirmation.
  if wanted_flag = 'honeypot' then
    notice_state := 'held';
  end if;
  if wanted_flag is not null then
    confirmation_state := 'held';
  elsif not contact.may_confirm(mailbox, (request ->> 'confirmationsPerHour')::integer) then
    confirmation_state := 'suppressed';
  end if;
  -- Nobody would read the number in a notice that is held itself.
  if notice_state = 'pending' then
    held_back := contact.held_back_to_report();
  end if;

  insert into contact.messages (
    id, idempotency_key, body_hash, name, email, company, message, client_hash, mailbox_hash, flag
  ) values (
    (request ->> 'id')::uuid, wanted_key, wanted_hash, request ->> 'name', request ->> 'email',
    request ->> 'company', request ->> 'message', request ->> 'clientHash', mailbox, wanted_flag
  );
  insert into contact.outbox (message_id, kind, state, mail, held_back)
  values
    ((request ->> 'id')::uuid, 'notice', notice_state, request -> 'mails' -> 'notice', held_back),
    ((request ->> 'id')::uuid, 'confirmation', confirmation_state, request -> 'mails' -> 'confirmation', 0);
  return jsonb_build_object(
    'outcome', 'stored', 'id', request ->> 'id', 'confirmation', confirmation_state = 'pending');
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function contact.submit(jsonb) to contact_writer;
