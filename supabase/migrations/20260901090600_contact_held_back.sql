-- Once a day the notice of an enquiry says how many others are held back: a person taken for a program must not wait
-- for somebody to look by chance.
create index outbox_held on contact.outbox (kind) where state = 'held';

-- Gives the notice, with a last line if something is held back and no notice of the last 24 hours has said so.
-- The line holds "{count}" and no markup.
create function contact.with_held_back(notice jsonb, line text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held integer;
  filled text;
begin
  -- Looked at without a lock first: on most days every notice but one ends here.
  if line is null or exists (
    select from contact.rate where bucket = 'held back' and started_at > now() - interval '24 hours'
  ) then
    return notice;
  end if;
  select count(*) into held from contact.outbox where state = 'held' and kind = 'notice';
  if held = 0 or contact.hit('held back', 1, '24 hours') > 0 then
    return notice;
  end if;
  filled := replace(line, '{count}', held::text);
  return notice || jsonb_build_object(
    'text', (notice ->> 'text') || E'\n' || filled || E'\n',
    -- What a visitor typed is escaped, so the body ends once.
    'html', replace(notice ->> 'html', '</body>', '<p>' || filled || E'</p>\n</body>')
  );
end
$$;

-- Stores a message and its two mails, or finds that it is stored already, or refuses it.
-- Takes {id, key, bodyHash, name, email, company, message, clientHash, flag, postLimit, confirmationsPerHour,
-- mails: {notice, confirmation}, heldBackLine}; gives {outcome: stored | replayed | key_reused | limited, id?, retryAfter?}.
create or replace function contact.submit(request jsonb) returns jsonb
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
  notice jsonb := request -> 'mails' -> 'notice';
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

  -- A notice that is held itself would tell nobody.
  if notice_state = 'pending' then
    notice := contact.with_held_back(notice, request ->> 'heldBackLine');
  end if;

  insert into contact.messages (id, idempotency_key, body_hash, name, email, company, message, client_hash, flag)
  values (
    (request ->> 'id')::uuid, wanted_key, wanted_hash, request ->> 'name', request ->> 'email',
    request ->> 'company', request ->> 'message', request ->> 'clientHash', wanted_flag
  );
  insert into contact.outbox (message_id, kind, state, mail)
  values
    ((request ->> 'id')::uuid, 'notice', notice_state, notice),
    ((request ->> 'id')::uuid, 'confirmation', confirmation_state, request -> 'mails' -> 'confirmation');
  return jsonb_build_object('outcome', 'stored', 'id', request ->> 'id');
end
$$;

revoke execute on all functions in schema contact from public;
grant execute on function contact.submit(jsonb) to contact_writer;
