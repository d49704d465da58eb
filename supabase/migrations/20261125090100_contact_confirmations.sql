-- Mailboxes whose owner has asked for erasure, as keyed hashes: no confirmation goes there any more.
create table contact.erased_mailboxes (mailbox_hash text primary key);
alter table contact.erased_mailboxes enable row level security;

create sequence contact.confirmation_number;

-- Returns true if a confirmation may be sent, so that the form cannot be used to mail strangers: in 24 hours one per mailbox,
-- two per client and five per domain, and {per_hour} in total. {submit} passes client and domain as settings; empty ones have
-- no limit. A confirmation above a limit does not count for its mailbox.
create or replace function contact.may_confirm(mailbox_hash text, per_hour integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  client text := current_setting('contact.client', true);
  domain text := current_setting('contact.domain', true);
begin
  if exists (select from contact.erased_mailboxes e where e.mailbox_hash = may_confirm.mailbox_hash)
    or contact.count_hit('confirmation:' || mailbox_hash, 1, '24 hours') > 0 then
    return false;
  end if;
  if per_hour > 0
    and (client = '' or contact.count_hit('confirmations client:' || client, 2, '24 hours') = 0)
    and (domain = '' or contact.count_hit('confirmations domain:' || domain, 5, '24 hours') = 0)
    -- One for each of {per_hour} slots. A single counter stays locked until the commit, so posts would wait for each other.
    and contact.count_hit(
      format('confirmations %s of %s', nextval('contact.confirmation_number') % per_hour, per_hour), 1, '1 hour') = 0 then
    return true;
  end if;
  delete from contact.rate_limits where bucket = 'confirmation:' || mailbox_hash;
  return false;
end
$$;

-- Also takes {domainHash: null for a large mail provider}, and accepts 60 requests per client and minute, repeated ones too.
alter function contact.submit(jsonb) rename to submit_counted;
revoke execute on function contact.submit_counted(jsonb) from contact_writer;
create function contact.submit(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_limited boolean := (request ->> 'postLimit')::integer > 0;
  client text := case when is_limited then request ->> 'clientHash' end;
  domain text := case when is_limited then request ->> 'domainHash' end;
  wait integer := case when client is null then 0 else contact.count_hit('requests:' || client, 60, '1 minute') end;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'scope', 'sender', 'retryAfter', wait);
  end if;
  perform set_config('contact.client', coalesce(client, ''), true), set_config('contact.domain', coalesce(domain, ''), true);
  return contact.submit_counted(request);
end
$$;

-- Also takes {mailboxHash}; the mailbox gets no confirmation any more.
alter function contact.admin_erase(jsonb) rename to admin_erase_enquiries;
create function contact.admin_erase(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into contact.erased_mailboxes
  select mailbox_hash from contact.messages
  where lower(email) = lower(request ->> 'email') and mailbox_hash is not null
  union select request ->> 'mailboxHash' where request ? 'mailboxHash'
  on conflict do nothing;
  select contact.admin_erase_enquiries(request);
$$;

revoke execute on function contact.submit(jsonb), contact.admin_erase(jsonb) from public;
grant execute on function contact.submit(jsonb) to contact_writer;
