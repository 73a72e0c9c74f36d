/** Many stored applications in little time: copies of real ones, made inside the database, with facts, runs, attempts, history, consents, audit and mail. */
import type pg from 'pg'

export interface SeedPlan {
  /** Applications that stand at their offers, and one that waits for an operator: each row of a copy comes from one of them. */
  readonly atOffers: readonly string[]
  readonly waiting: readonly string[]
  readonly howMany: number
  /** counted on over several calls, so that every copy has names of its own */
  readonly from: number
}

/** One in a hundred waits for a staff member. */
const WAITING_EVERY = 100
const AT_A_TIME = 10_000

/** A uuid made of a text: with the version and variant that our own schemas ask of one. */
const uuidOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/** Other ids of the same row, the same wherever they stand. */
const other = (column: string): string => uuidOf(`s.id::text || ${column}::text`)

type Columns = Readonly<Record<string, string>>

/** Every column of a table as it is in the template's row, except for those that a copy has its own of. */
async function copied(client: pg.Client, table: string, own: Columns): Promise<{ names: string; values: string }> {
  const { rows } = await client.query<{ name: string; made: boolean }>(
    `select column_name as name, coalesce(column_default like 'nextval%', false) as made
     from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const kept = rows.filter(({ name, made }) => !made || name in own).map(({ name }) => name)
  return { names: kept.map((name) => `"${name}"`).join(', '), values: kept.map((name) => own[name] ?? `t."${name}"`).join(', ') }
}

async function copy(client: pg.Client, table: string, own: Columns, join: string): Promise<void> {
  const { names, values } = await copied(client, table, own)
  await client.query(`insert into "${table}" (${names}) select ${values} from seeds s join "${table}" t on ${join}`)
}

/** Of the application itself and of its owner. */
async function copyAll(client: pg.Client): Promise<void> {
  const own = { application_id: 's.id' }
  const byApplication = 't.application_id = s.template'
  await copy(
    client,
    'identities',
    { id: 's.identity', email: "'seeded.' || s.n || '@applicant.example'", created_at: 's.at' },
    't.id = s.template_identity',
  )
  await copy(client, 'profiles', { identity_id: 's.identity' }, 't.identity_id = s.template_identity')
  await copy(
    client,
    'sessions',
    { id: 's.session', identity_id: 's.identity', expires_at: "now() + interval '1 day'" },
    't.id = s.template_session',
  )
  await copy(
    client,
    'applications',
    { id: 's.id', identity_id: 's.identity', created_at: 's.at', updated_at: 's.at', step_since: 's.at' },
    't.id = s.template',
  )
  // As they are, names too: results rest on digests of what they read, and another name would make all of them stale.
  await copy(client, 'facts', { ...own, settled_at: 's.at' }, byApplication)
  await copy(client, 'runs', { ...own, id: other('t.id') }, byApplication)
  await copy(client, 'attempts', { ...own, run_id: other('t.run_id') }, byApplication)
  await copy(client, 'documents', { ...own, id: other('t.id'), blob: other('t.blob') }, byApplication)
  await copy(client, 'step_history', { ...own, at: 's.at' }, byApplication)
  await copy(client, 'outbox', { ...own }, byApplication)
  await copy(client, 'consents', { ...own, identity_id: 's.identity' }, byApplication)
  // Numbered after the chain's end; their hashes are those of the templates, which only `findAuditBreak` would mind.
  await copy(client, 'audit_log', { ...own, sequence: '(select max(sequence) from audit_log) + row_number() over ()' }, byApplication)
  await client.query(
    'update audit_heads h set sequence = (select max(sequence) from audit_log a where a.organization_code = h.organization_code)',
  )
}

/** Copy n, its person and its session have the ids that `seededPerson(n)` makes too. */
export async function seedApplications(client: pg.Client, plan: SeedPlan): Promise<void> {
  // Foreign keys hold by the way it is made; checked one by one they would take most of the time.
  await client.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '128MB'")
  await client.query(`create temporary table if not exists templates (k int, template uuid, identity uuid, session uuid, waiting boolean)`)
  await client.query('truncate templates')
  for (const [waiting, uuids] of [[false, plan.atOffers] as const, [true, plan.waiting] as const]) {
    await client.query(
      `insert into templates select row_number() over () - 1, a.id, a.identity_id,
         (select id from sessions where identity_id = a.identity_id order by created_at limit 1), $2
       from applications a where a.id = any($1::uuid[])`,
      [uuids, waiting],
    )
  }
  for (let done = 0; done < plan.howMany; done += AT_A_TIME) {
    const [first, last] = [plan.from + done + 1, plan.from + Math.min(done + AT_A_TIME, plan.howMany)]
    await client.query('drop table if exists seeds')
    await client.query(
      `create temporary table seeds as
       select n, t.template, t.identity as template_identity, t.session as template_session,
         ${uuidOf("'application' || n")} as id, ${uuidOf("'identity' || n")} as identity, ${uuidOf("'session' || n")} as session,
         now() - (n % 500) * interval '1 day' - n * interval '1 second' as at
       from generate_series($1::int, $2::int) n
       join templates t on t.waiting = (n % ${WAITING_EVERY} = 0)
        and t.k = n % (select count(*) from templates c where c.waiting = (n % ${WAITING_EVERY} = 0))`,
      [first, last],
    )
    await client.query('analyze seeds')
    await copyAll(client)
  }
  await client.query('reset session_replication_role; reset synchronous_commit')
  await client.query('vacuum (analyze)')
}
