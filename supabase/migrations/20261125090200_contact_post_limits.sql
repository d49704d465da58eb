-- As before, but without a limit for each mailbox: anybody who knew an address could use it up, and its owner was refused.
create or replace function contact.limit_post(client_hash text, mailbox_hash text, post_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := 0;
begin
  if post_limit > 0 then
    wait := contact.count_hit('client:' || coalesce(client_hash, 'unknown'),
      -- Clients without an address share one bucket with a higher limit.
      case when client_hash is null then post_limit * 10 else post_limit end, '10 minutes');
    if wait > 0 then
      return jsonb_build_object('scope', 'sender', 'retryAfter', wait);
    end if;
    -- A short window, so that a flood blocks the form for one minute and not for ten.
    wait := contact.count_hit('everybody', post_limit * 20, '1 minute');
  end if;
  return case when wait > 0 then jsonb_build_object('scope', 'everybody', 'retryAfter', wait) end;
end
$$;
