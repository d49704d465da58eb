-- Where pg_cron, pg_net and the vault are available (Supabase), the database wakes the outbox each minute and erases old data
-- each night. Elsewhere this does nothing, because the Node server has its own timers.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
    and to_regclass('vault.decrypted_secrets') is not null then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('contact-purge', '17 3 * * *', 'select contact.purge(''{}'')');
    -- The call carries no state and may be lost: it only wakes the worker, which reads the outbox.
    perform cron.schedule('contact-outbox', '* * * * *', $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'contact_outbox_url'),
        headers := jsonb_build_object(
          'Authorization',
          'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'contact_outbox_secret')
        )
      )
      where exists (select from contact.outbox where state in ('pending', 'sending') and next_at <= now())
    $job$);
  end if;
end
$$;
