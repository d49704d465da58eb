-- What the consultant asks for. Only the owner of the database may call these.

-- Takes {limit, idStart?}; gives the newest enquiries and how their mails stand.
create function contact.desk_list(request jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by entry ->> 'received' desc), '[]') from (
    select jsonb_build_object(
      'id', m.id, 'received', m.created_at, 'name', m.name, 'email', m.email, 'company', m.company,
      'message', m.message, 'flag', m.flag,
      'notice', max(o.state) filter (where o.kind = 'notice'),
      'confirmation', max(o.state) filter (where o.kind = 'confirmation')
    ) as entry
    from contact.messages m left join contact.outbox o on o.message_id = m.id
    where starts_with(m.id::text, coalesce(request ->> 'idStart', ''))
    group by m.id order by m.created_at desc
    limit (request ->> 'limit')::integer
  ) listed
$$;

-- Takes {id}; gives one enquiry with its mails, or null.
create function contact.desk_show(request jsonb) returns jsonb
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

-- Takes {id}; lets its mails that are held, dead or suppressed go out. Gives how many.
create function contact.desk_release(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  released integer;
begin
  update contact.outbox set
    state = 'pending', attempts = 0, first_try_at = null, ambiguous = false, next_at = now(), last_error = null
  where message_id = (request ->> 'id')::uuid and state in ('held', 'dead', 'suppressed') and mail <> '{}';
  get diagnostics released = row_count;
  update contact.messages set flag = null where id = (request ->> 'id')::uuid;
  return to_jsonb(released);
end
$$;

-- Takes {email}; erases every enquiry from that address. Gives their ids.
create function contact.desk_erase(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone jsonb;
  address_hash text := encode(sha256(convert_to(lower(request ->> 'email'), 'UTF8')), 'hex');
begin
  with erased as (
    delete from contact.messages where lower(email) = lower(request ->> 'email') returning id
  )
  select coalesce(jsonb_agg(id), '[]') into gone from erased;
  delete from contact.rate where bucket in ('address:' || address_hash, 'confirmation:' || address_hash);
  return gone;
end
$$;

-- Gives how many mails stand in each state, the oldest that waits, and the last errors.
create function contact.desk_mails(request jsonb) returns jsonb
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
