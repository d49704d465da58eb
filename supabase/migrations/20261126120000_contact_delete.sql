-- Takes {id}, erases that enquiry with its mails, and returns a list of its id.
create function contact.admin_delete(request jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from contact.messages where id = (request ->> 'id')::uuid returning jsonb_build_array(id)
$$;
revoke execute on function contact.admin_delete(jsonb) from public;
