-- As in 20260901090200, but a bucket that may hold none refuses the first hit too.
create or replace function contact.hit(bucket_name text, most integer, span interval) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if most <= 0 then
    return ceil(extract(epoch from span));
  end if;
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

revoke execute on all functions in schema contact from public;
