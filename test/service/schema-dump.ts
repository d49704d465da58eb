/** Returns a description of schema `contact`, line by line: tables, columns, checks, indexes, functions, rights. */
export const schemaDump = async (
  rows: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<string[]> => (await rows(dumpSql)).map((row) => String(row.line))

const dumpSql = `
  select line from (
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'contact'
    union all
    select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'contact'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'contact'
    union all
    select format('table %s security %s', oid::regclass, relrowsecurity)
    from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'
    union all
    select format('function %s definer %s settings %s body %s', oid::regprocedure, prosecdef, proconfig, md5(pg_get_functiondef(oid)))
    from pg_proc where pronamespace = 'contact'::regnamespace
    union all
    select format('writer may call %s: %s', oid::regprocedure, has_function_privilege('contact_writer', oid, 'execute'))
    from pg_proc where pronamespace = 'contact'::regnamespace
  ) lines order by line collate "C"`
