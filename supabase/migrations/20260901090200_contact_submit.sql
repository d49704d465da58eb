-- Counts one hit in a bucket. Gives 0 if it was counted, else the seconds until the window is over.
create function contact.hit(bucket_name text, most integer, span interval) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  insert into contact.rate as r (bucket, started_at, hits) values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    started_at = case when r.started_at <= now() - span then now() else r.started_at end,
    hits = case when r.started_at <= now() - span then 1 else r.hits + 1 end
  where r.started_at <= now() - span or r.hits < most;
  if found then
    return 0;
  end if;
  return (
    -- A transaction that began before the window did would count a little more than the whole of it.
    select greatest(1, least(ceil(extract(epoch from r.started_at + span - now())), extract(epoch from span)))
    from contact.rate r where r.bucket = bucket_name
  );
end
$$;

-- Stores a message and its two mails, or finds that it is stored already, or refuses it.
-- Takes {id, key, bodyHash, name, email, company, message, clientHash, flag, postLimit, confirmationsPerHour,
-- mails: {notice, confirmation}}; gives {outcome: stored | replayed | key_reused | limited, id?, retryAfter?}.
create function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted_key text := request ->> 'key';
  wanted_hash text := request ->> 'bodyHash';
  wanted_flag text := request ->> 'flag';
  post_limit integer := (request ->> 'postLimit')::integer;
  address_hash text := encode(sha256(convert_to(lower(request ->> 'email'), 'UTF8')), 'hex');
  found_id uuid;
  found_hash text;
  wait integer;
  notice_state text := 'pending';
  confirmation_state text := 'pending';
begin
  -- The same key, then the same content, one after the other: a later one sees what an earlier one stored.
  if wanted_key is not null then
    perform pg_advisory_xact_lock(1, hashtext(wanted_key));
    select id, body_hash into found_id, found_hash from contact.messages where idempotency_key = wanted_key;
    if found then
      return jsonb_build_object(
        'outcome', case when found_hash = wanted_hash then 'replayed' else 'key_reused' end, 'id', found_id);
    end if;
  end if;
  perform pg_advisory_xact_lock(2, hashtext(wanted_hash));
  select id into found_id from contact.messages
  where body_hash = wanted_hash and created_at > now() - interval '10 minutes'
  order by created_at desc limit 1;
  if found then
    return jsonb_build_object('outcome', 'replayed', 'id', found_id);
  end if;

  -- Always in this order, so that two transactions never wait for each other.
  if post_limit > 0 then
    wait := case
      -- Without a client address all share one bucket, and it is wider.
      when request ->> 'clientHash' is null then contact.hit('client:unknown', post_limit * 10, '10 minutes')
      else contact.hit('client:' || (request ->> 'clientHash'), post_limit, '10 minutes')
    end;
    if wait = 0 then
      wait := contact.hit('address:' || address_hash, post_limit, '10 minutes');
    end if;
    if wait = 0 then
      wait := contact.hit('everybody', post_limit * 100, '10 minutes');
    end if;
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retryAfter', wait);
    end if;
  end if;

  -- A filled trap holds both mails for a person to see; a post too fast only withholds the confirmation.
  if wanted_flag = 'trap' then
    notice_state := 'held';
  end if;
  if wanted_flag is not null then
    confirmation_state := 'held';
  -- One confirmation for an address in a day, and a cap in all: the form must be no way to mail strangers.
  elsif contact.hit('confirmation:' || address_hash, 1, '24 hours') > 0
    or contact.hit('confirmations', (request ->> 'confirmationsPerHour')::integer, '1 hour') > 0 then
    confirmation_state := 'suppressed';
  end if;

  insert into contact.messages (id, idempotency_key, body_hash, name, email, company, message, client_hash, flag)
  values (
    (request ->> 'id')::uuid, wanted_key, wanted_hash, request ->> 'name', request ->> 'email',
    request ->> 'company', request ->> 'message', request ->> 'clientHash', wanted_flag
  );
  insert into contact.outbox (message_id, kind, state, mail)
  values
    ((request ->> 'id')::uuid, 'notice', notice_state, request -> 'mails' -> 'notice'),
    ((request ->> 'id')::uuid, 'confirmation', confirmation_state, request -> 'mails' -> 'confirmation');
  return jsonb_build_object('outcome', 'stored', 'id', request ->> 'id');
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function contact.submit(jsonb) to contact_writer;
