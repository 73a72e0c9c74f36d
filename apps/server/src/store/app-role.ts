/**
 * The role that the product's connections take, whoever they log in as: not the owner of the tables and never a superuser, so that row-level
 * security and the grants hold. Both kinds of database have it (docs/decisions/0024).
 */
import type { Sql } from './db.ts'

const APP_ROLE = 'hearthline_app'
/** Reads the demographic answers and nothing else; taken for one transaction of the regulator’s register (repositories/demographics.ts). */
export const REGISTER_ROLE = 'hearthline_register'

/** What every connection begins with; `reset role` leads back here. */
export const APP_SETTINGS: Readonly<Record<string, string>> = { role: APP_ROLE, 'hearthline.scope': 'system' }

/** A sentence for whoever installs: the login may neither create the role nor take it. */
export class RoleMissing extends Error {}

/** Cluster-wide, so before any connection takes it: a database that was restored elsewhere does not bring its roles. */
const makeRole = (role: string): string => `do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    begin
      create role ${role} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, '${role}', case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    grant ${role} to current_user;
  end if;
end $$`

const INSUFFICIENT_PRIVILEGE = '42501'

/** @throws RoleMissing saying what an administrator of the database has to run */
export async function makeAppRole(owner: Sql): Promise<void> {
  try {
    for (const role of [APP_ROLE, REGISTER_ROLE]) await owner.query(makeRole(role))
  } catch (problem) {
    if ((problem as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw problem
    throw new RoleMissing(
      `The database user may not make the roles ${APP_ROLE} and ${REGISTER_ROLE}. As an administrator of the database run: ` +
        [APP_ROLE, REGISTER_ROLE].map((role) => `create role ${role} nologin; grant ${role} to the user of DATABASE_URL;`).join(' '),
    )
  }
}

/** Tables to which rows are only added (see also the triggers of migration 0005). */
const APPEND_ONLY = [
  'audit_log',
  'facts',
  'attempts',
  'step_history',
  'consents',
  'documents',
  'document_removals',
  'document_deliveries',
  'application_parties',
  'application_signers',
  'signing_events',
  'custody_events',
  'custody_acts',
  'agreed_texts',
  'register_readings',
  'apor_rows',
  'prime_proposals',
  'prime_confirmations',
  'brand_versions',
  'brand_publications',
  'register_entries',
  'register_confirmations',
  'flag_rule_sets',
  'flag_rule_confirmations',
  'experiment_exposures',
  'lines',
  'line_draws',
  'ledger_transactions',
  'ledger_entries',
]

/** The job queue makes and updates its own tables: its schema is the role's. What an older version made is handed over. */
const QUEUE_SCHEMA = `do $$ declare part record; begin
  if to_regnamespace('jobs') is null then
    create schema jobs authorization ${APP_ROLE};
  elsif not pg_has_role('${APP_ROLE}', (select nspowner from pg_namespace where nspname = 'jobs'), 'usage') then
    alter schema jobs owner to ${APP_ROLE};
    for part in select format('alter table %s owner to ${APP_ROLE}', oid::regclass) as change from pg_class
        where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p', 'v')
      union all select format('alter function %s owner to ${APP_ROLE}', oid::regprocedure) from pg_proc where pronamespace = 'jobs'::regnamespace
      union all select format('alter type %s owner to ${APP_ROLE}', oid::regtype) from pg_type where typnamespace = 'jobs'::regnamespace and typtype = 'e'
    loop
      execute part.change;
    end loop;
  end if;
end $$`

/** After the tables were made or changed, or when a restored database has lost its grants. */
export async function grantToAppRole(owner: Sql, changed: boolean): Promise<void> {
  const [found] = (
    await owner.query(
      `select has_table_privilege('${APP_ROLE}', 'applications', 'select') as granted, exists (select from pg_namespace where nspname = 'jobs' and pg_has_role('${APP_ROLE}', nspowner, 'usage')) as queued`,
    )
  ).rows
  if (!changed && found?.granted === true && found.queued === true) return
  for (const statement of [
    `grant usage on schema public to ${APP_ROLE}`,
    `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
    `grant usage, select on all sequences in schema public to ${APP_ROLE}`,
    `revoke insert, update, delete on migrations from ${APP_ROLE}`,
    `revoke update, delete on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`,
    // The database itself writes it (migration 0041).
    `revoke insert on custody_events from ${APP_ROLE}`,
    `revoke delete on audit_heads from ${APP_ROLE}`,
    // No code that decides can read them, whatever statement it sends (12 CFR 1003 appendix B; record 0056).
    `revoke select, update, delete on demographics from ${APP_ROLE}`,
    `grant usage on schema public to ${REGISTER_ROLE}`,
    `grant select on demographics to ${REGISTER_ROLE}`,
    `grant execute on function applications_with_words(text), applications_of_referral(text, text) to ${APP_ROLE}`,
    QUEUE_SCHEMA,
  ])
    await owner.query(statement)
}

/** @throws Error when the connection is not held by the walls: a setting in DATABASE_URL can take the role away again */
export async function checkAppRole(session: Sql): Promise<void> {
  const [held] = (
    await session.query(
      "select current_user::text as name, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as above, current_setting('hearthline.scope', true) as scope",
    )
  ).rows
  if (held?.name === APP_ROLE && held.above === false && held.scope === 'system') return
  throw new RoleMissing(
    held?.above === true && held.name === APP_ROLE
      ? `The role ${APP_ROLE} is a superuser or bypasses row-level security. Take that away: alter role ${APP_ROLE} nosuperuser nobypassrls;`
      : `The database connection did not take the role ${APP_ROLE}. Remove "options" from DATABASE_URL.`,
  )
}
