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
-- sent. A repeated post with its key may come from another network.
create or replace function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_limited boolean := (request ->> 'postLimit')::integer > 0;
  client text := case when is_limited then request ->> 'clientHash' end;
  domain text := case when is_limited then request ->> 'domainHash' end;
  wait integer := case when client is null then 0 else contact.count_hit('requests:' || client, 60, '1 minute') end;
  content text := request ->> 'bodyHash';
  repeated text := (
    select body_hash from contact.messages
    where idempotency_key = request ->> 'key' and body_hash = md5(concat(content, client_hash))
  );
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'scope', 'sender', 'retryAfter', wait);
  end if;
  perform set_config('contact.client', coalesce(client, ''), true), set_config('contact.domain', coalesce(domain, ''), true);
  content := coalesce(repeated, md5(concat(content, request ->> 'clientHash')));
  return contact.submit_counted(request || jsonb_build_object('bodyHash', content));
end
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
