-- The queries of `npm run enquiries`. Only the owner of the database may call these functions.

-- Takes {limit, idStart?, before?: {received, id}}; returns the newest enquiries, or those before the given one, with the
-- states of their mails.
create function contact.admin_list(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'received', m.created_at, 'name', m.name, 'email', m.email, 'company', m.company,
    'message', m.message, 'flag', m.flag,
    'notice', (select o.state from contact.outbox o where o.message_id = m.id and o.kind = 'notice'),
    'confirmation', (select o.state from contact.outbox o where o.message_id = m.id and o.kind = 'confirmation')
  ) order by m.created_at desc, m.id desc), '[]') from (
    select * from contact.messages
    where starts_with(id::text, coalesce(request ->> 'idStart', ''))
      and (created_at, id) < (
        coalesce((request -> 'before' ->> 'received')::timestamptz, 'infinity'),
        coalesce((request -> 'before' ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by created_at desc, id desc
    limit (request ->> 'limit')::integer
  ) m
$$;

-- Takes {id}; returns one enquiry with its mails, or null.
create function contact.admin_show(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', m.id, 'received', m.created_at, 'name', m.name, 'email', m.email, 'company', m.company,
    'message', m.message, 'flag', m.flag,
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'state', o.state, 'attempts', o.attempts, 'sentAt', o.sent_at,
        'nextAt', case when o.state = 'pending' then o.next_at end, 'lastError', o.last_error,
        'providerId', o.provider_id
      ) order by o.id)
      from contact.outbox o where o.message_id = m.id
    )
  )
  from contact.messages m where m.id = (request ->> 'id')::uuid
$$;

-- Takes {id} and releases the held, dead and suppressed mails of an enquiry, or takes {all: true} and releases every mail that
-- could not be sent, but not the mails that a flag holds or a limit suppresses. Returns the number of released mails.
create function contact.admin_release(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  released integer;
begin
  update contact.outbox set
    state = 'pending', attempts = 0, first_try_at = null, ambiguous = false, next_at = now(), last_error = null
  where mail <> '{}' and (
    (message_id = (request ->> 'id')::uuid and state in ('held', 'dead', 'suppressed'))
    or ((request ->> 'all')::boolean and state in ('held', 'dead')
      and message_id in (
        select id from contact.messages m where m.flag is null or (m.flag = 'too_fast' and kind = 'notice')
      ))
  );
  get diagnostics released = row_count;
  update contact.messages set flag = null where id = (request ->> 'id')::uuid;
  return to_jsonb(released);
end
$$;

-- Takes {email} and erases every enquiry from that address. Returns the ids of the enquiries.
create function contact.admin_erase(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone jsonb;
begin
  with erased as (
    delete from contact.messages where lower(email) = lower(request ->> 'email') returning id, mailbox_hash
  ), forgotten as (
    delete from contact.rate_limits r using erased e
    where r.bucket in ('mailbox:' || e.mailbox_hash, 'confirmation:' || e.mailbox_hash)
  )
  select coalesce(jsonb_agg(id), '[]') into gone from erased;
  return gone;
end
$$;

-- Returns the number of mails in each state, the time of the oldest enquiry with a waiting mail, and the last 20 mails that
-- could not be sent.
create function contact.admin_mails(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
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
        order by id desc limit 20
      ) troubled
    )
  )
$$;

revoke execute on all functions in schema contact from public;
