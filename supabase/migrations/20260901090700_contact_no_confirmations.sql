-- A bucket that may hold none refuses the first hit too; contact.submit goes on calling contact.hit.
alter function contact.hit(text, integer, interval) rename to hit_window;

create function contact.hit(bucket_name text, most integer, span interval) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if most <= 0 then
    return ceil(extract(epoch from span));
  end if;
  return contact.hit_window(bucket_name, most, span);
end
$$;

revoke execute on all functions in schema contact from public;
