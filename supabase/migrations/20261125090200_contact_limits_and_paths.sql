-- As before, but without a limit for each mailbox: anybody who knew an address could use it up, and its owner was refused.
-- A post that the limit of everybody refuses does not count for its client.
create or replace function contact.limit_post(client_hash text, mailbox_hash text, post_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  client text := 'client:' || coalesce(client_hash, 'unknown');
  wait integer := 0;
begin
  if post_limit > 0 then
    -- Clients without an address share one bucket with a higher limit.
    wait := contact.count_hit(
      client, case when client_hash is null then post_limit * 10 else post_limit end, '10 minutes');
    if wait > 0 then
      return jsonb_build_object('scope', 'sender', 'retryAfter', wait);
    end if;
    -- A short window, so that a flood blocks the form for one minute and not for ten.
    wait := contact.count_hit('everybody', post_limit * 20, '1 minute');
    if wait > 0 then
      update contact.rate_limits set hits = hits - 1 where bucket = client;
      return jsonb_build_object('scope', 'everybody', 'retryAfter', wait);
    end if;
  end if;
  return null;
end
$$;

-- As before, but content is compared within one client only: a stranger who guesses an enquiry must not learn that it was
-- sent. A repeated post with its key may come from another network. A client with too many requests gets scope "requests".
create or replace function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_limited boolean := (request ->> 'postLimit')::integer > 0;
  client text := case when is_limited then request ->> 'clientHash' end;
  domain text := case when is_limited then request ->> 'domainHash' end;
  wait integer := case when client is null then 0 else contact.count_hit('requests:' || client, 60, '1 minute') end;
  content text := request ->> 'bodyHash';
  result jsonb;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'scope', 'requests', 'retryAfter', wait);
  end if;
  perform set_config('contact.client', coalesce(client, ''), true), set_config('contact.domain', coalesce(domain, ''), true);
  -- Waits for an earlier post with the same key, so that its row is found. Without a key this does nothing.
  perform pg_advisory_xact_lock(1, hashtext(request ->> 'key'));
  content := coalesce((
    select body_hash from contact.messages
    where idempotency_key = request ->> 'key' and body_hash = md5(concat(content, client_hash))
  ), md5(concat(content, request ->> 'clientHash')));
  result := contact.submit_counted(request || jsonb_build_object('bodyHash', content));
  -- Nobody can release a confirmation to a mailbox whose owner has asked for erasure: it has no text.
  update contact.outbox set state = 'suppressed', mail = '{}'
  where message_id = (request ->> 'id')::uuid and kind = 'confirmation' and exists (
    select from contact.erased_mailboxes where mailbox_hash = request ->> 'mailboxHash'
  );
  return result;
end
$$;

-- As before, but a confirmation that was tried and failed does not count: its address may be wrong. While the provider blocks
-- the account, no attempt is counted.
create or replace function contact.health(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits, as an enquiry does, while somebody has locked the table.
  lock table contact.messages in row exclusive mode;
  insert into contact.rate_limits (bucket, started_at, hits) values ('health', now(), 1)
  on conflict (bucket) do update set started_at = now();
  return jsonb_build_object('mailsFail', exists (
    select from contact.outbox
    where (state in ('pending', 'sending') and coalesce(first_try_at, next_at) < now() - interval '10 minutes'
        and (kind = 'notice' or attempts = 0 or last_error is null))
      or (state = 'held' and kind = 'notice' and last_error is not null)
  ));
end
$$;

-- As before, with {mailsFail} of the health check, and with failed notices first among the 20 mails.
create or replace function contact.admin_mails(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select contact.health('{}') || jsonb_build_object(
    'states', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'state', state, 'count', count) order by kind, state), '[]')
      from (select kind, state, count(*) from contact.outbox group by kind, state) counted
    ),
    'oldestWaiting', (
      select min(m.created_at) from contact.outbox o join contact.messages m on m.id = o.message_id
      where o.state in ('pending', 'sending')
    ),
    'troubles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'message', message_id, 'kind', kind, 'state', state, 'attempts', attempts, 'lastError', last_error
      )), '[]')
      from (
        select * from contact.outbox
        where state in ('dead', 'held') or (state = 'pending' and last_error is not null)
        order by last_error is null, kind = 'confirmation', id desc limit 20
      ) troubled
    )
  )
$$;

-- With an empty path PostgreSQL looks up types in the caller's temporary schema first, so that a type of the caller could
-- run with the rights of the owner.
do $$
declare
  owned regprocedure;
begin
  for owned in
    select oid::regprocedure from pg_proc where pronamespace = 'contact'::regnamespace and prosecdef
  loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', owned);
  end loop;
end
$$;
