-- Writes a row, so that a health check fails where an enquiry could not be stored. Takes {}; returns {mailsFail: true if a
-- mail has waited for more than ten minutes, or a notice was given up}.
create or replace function contact.health(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits, as an enquiry does, while somebody has locked the table.
  lock table contact.messages in row exclusive mode;
  insert into contact.rate_limits (bucket, started_at, hits) values ('health', now(), 1)
  on conflict (bucket) do update set started_at = now();
  return jsonb_build_object('mailsFail', exists (
    select from contact.outbox
    where (state in ('pending', 'sending') and coalesce(first_try_at, next_at) < now() - interval '10 minutes')
      or (state = 'held' and kind = 'notice' and last_error is not null)
  ));
end
$$;
