-- Writes a row, so that a health check fails where an enquiry could not be stored. Takes {}; returns true.
create function contact.health(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits, as an enquiry does, while somebody has locked the table.
  lock table contact.messages in row exclusive mode;
  insert into contact.rate_limits (bucket, started_at, hits) values ('health', now(), 1)
  on conflict (bucket) do update set started_at = now();
  return 'true';
end
$$;

revoke execute on function contact.health(jsonb) from public;
grant execute on function contact.health(jsonb) to contact_writer;
