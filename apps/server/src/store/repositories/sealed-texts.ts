/** Every place that holds sealed text, for changing the key it is sealed with. Nothing else rewrites what was kept. */
import { partsOfFactName } from '@hearthline/domain'
import type { Purpose } from '../../secrets/sealing.ts'
import type { Db, Session } from '../db.ts'
import { factNameSql } from '../fact-name-sql.ts'
import { APPLICATION_CHANGED } from '../subscribe-to-nodes.ts'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: Purpose
}

/** Columns that hold one sealed text. Beside them: facts, whose data has sealed fields, documents, and the sealed setting. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'attempts', column: 'request_sealed', purpose: 'attempt' },
  { table: 'attempts', column: 'response_sealed', purpose: 'attempt' },
  { table: 'notices', column: 'content_sealed', purpose: 'document' },
  { table: 'mails', column: 'body', purpose: 'mail' },
  { table: 'mails', column: 'html', purpose: 'mail' },
  { table: 'text_messages', column: 'body_sealed', purpose: 'mail' },
  { table: 'income_links', column: 'session_sealed', purpose: 'link' },
  { table: 'bank_links', column: 'token_sealed', purpose: 'link' },
  { table: 'documents', column: 'description_sealed', purpose: 'document' },
  { table: 'signing_events', column: 'detail_sealed', purpose: 'document' },
  { table: 'partner_prequalifications', column: 'data_sealed', purpose: 'partner' },
  { table: 'ach_entries', column: 'receiver_sealed', purpose: 'bank' },
  { table: 'ach_entries', column: 'change_sealed', purpose: 'bank' },
  { table: 'ach_files', column: 'content_sealed', purpose: 'bank' },
  { table: 'authenticator_apps', column: 'secret_sealed', purpose: 'second-factor' },
]

/** Kept from the role of the product, so read and sealed again as the owner of the tables. */
export const DEMOGRAPHIC_ANSWERS: SealedColumn = { table: 'demographics', column: 'answers', purpose: 'demographics' }

/** How sealed text inside JSON begins, with the name of its key in a group. */
const IN_JSON = '"sealed:([0-9a-f]{8}):'

/** The names of all keys that something in the database is sealed with. Reads everything: for a first look and a last one. */
export async function sealingKeyNames(session: Session): Promise<string[]> {
  const columns = SEALED_COLUMNS.map(
    ({ table, column }) => `select substr(${column}, 8, 8) as name from ${table} where ${column} like 'sealed:%'`,
  )
  const ofDocuments = [
    'select blob_key as name from documents where blob_key is not null',
    `select substr(content_sealed, 8, 8) as name from documents where content_sealed is not null`,
  ]
  const inJson = [
    `select found[1] as name from facts, regexp_matches(data::text, '${IN_JSON}', 'g') as found`,
    `select found[1] as name from settings, regexp_matches(value::text, '${IN_JSON}', 'g') as found`,
  ]
  const { rows } = await session.query(
    `select distinct name from (${[...columns, ...ofDocuments, ...inJson].join(' union all ')}) as sealed order by name`,
  )
  return rows.map(({ name }) => String(name))
}

export const demographicKeyNames = (db: Db): Promise<string[]> =>
  db.asOwner(async (owner) => {
    const { rows } = await owner.query("select distinct substr(answers, 8, 8) as name from demographics where answers like 'sealed:%'")
    return rows.map(({ name }) => String(name))
  })

export const hasClearDemographics = (db: Db): Promise<boolean> =>
  db.asOwner(async (owner) => (await owner.query("select 1 from demographics where answers not like 'sealed:%' limit 1")).rows.length > 0)

/** A transaction that may replace sealed text in tables whose rows are otherwise only added (migration 0005). */
export const inResealing = <T>(db: Db, work: (owner: Session) => Promise<T>): Promise<T> =>
  db.asOwner(async (owner) => {
    await owner.query("select set_config('hearthline.reseal', 'on', true)")
    return await work(owner)
  })

export interface SealedRow {
  readonly id: string
  readonly text: string
}

/** Rows of a column, after an id, whose text is not sealed with that key; the id as text. */
export async function rowsNotUnder(
  session: Session,
  { table, column }: SealedColumn,
  key: string,
  after: string | undefined,
  limit: number,
) {
  const beyond = after === undefined ? '' : `and id > $2`
  const { rows } = await session.query(
    `select id::text as id, ${column} as text from ${table} where ${column} not like $1 ${beyond} order by ${table}.id limit ${limit}`,
    [`sealed:${key}:%`, ...(after === undefined ? [] : [after])],
  )
  return rows as unknown as SealedRow[]
}

/** Replaces a text where it is still the one that was read. */
export async function replaceSealed(session: Session, { table, column }: SealedColumn, row: SealedRow, text: string): Promise<void> {
  await session.query(`update ${table} set ${column} = $1 where id = $2 and ${column} = $3`, [text, row.id, row.text])
}

const NOT_UNDER = (key: string) => `f.data::text ~ '"sealed:(?!${key}:)'`

/** Applications, after an id, that have facts with fields sealed with another key than this one (eight hexadecimal digits). */
export async function applicationsNotUnder(session: Session, key: string, after: string | undefined, limit: number): Promise<string[]> {
  const { rows } = await session.query(
    `select f.application_id::text as id from facts f where ${NOT_UNDER(key)} ${after === undefined ? '' : 'and f.application_id > $1'}
      group by f.application_id order by f.application_id limit ${limit}`,
    after === undefined ? [] : [after],
  )
  return rows.map(({ id }) => String(id))
}

export interface SealedFact {
  readonly id: number
  /** as the domain names it: item and party */
  readonly name: string
  readonly basis: string
  readonly data: unknown
}

/** All facts of an application, oldest first, with their data as it is stored. */
export async function storedFacts(session: Session, applicationId: string): Promise<SealedFact[]> {
  const { rows } = await session.query(
    `select id, ${factNameSql('facts')} as name, basis, data from facts where application_id = $1 order by id`,
    [applicationId],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) })) as unknown as SealedFact[]
}

/** The same fact, sealed again. Its basis changes only in so far as it is the digest of sealed text. */
export async function replaceFact(session: Session, { id, basis, data }: Omit<SealedFact, 'name'>): Promise<void> {
  await session.query('update facts set data = $1::jsonb, basis = $2 where id = $3', [JSON.stringify(data), basis, id])
}

/** Runs of an item follow its basis: a failed one stays failed. */
export async function rebaseRuns(session: Session, applicationId: string, name: string, from: string, to: string): Promise<void> {
  const { item, party } = partsOfFactName(name)
  await session.query('update runs set basis = $1 where application_id = $2 and item = $3 and party = $4 and basis = $5', [
    to,
    applicationId,
    item,
    party,
    from,
  ])
}

/** The names of the facts that runs in progress are to give. */
export async function liveRunNames(session: Session, applicationId: string): Promise<Set<string>> {
  const { rows } = await session.query(`select ${factNameSql('runs')} as name from runs where application_id = $1 and state = 'live'`, [
    applicationId,
  ])
  return new Set(rows.map(({ name }) => String(name)))
}

/** A new version, so that no node continues with facts that it remembers under the old key. */
export async function renewVersion(session: Session, applicationId: string): Promise<void> {
  await session.query('update applications set version = version + 1 where id = $1', [applicationId])
  await session.query('select pg_notify($1, $2)', [APPLICATION_CHANGED, applicationId])
}

/** How the connections of a node are called in the database, with the key that it seals with. */
const NODE = 'hearthline/'
export const connectionName = (key: string): string => `${NODE}${key}`

/** The keys that connected nodes seal with now. */
export async function keysOfNodes(session: Session): Promise<string[]> {
  const { rows } = await session.query(
    `select distinct substr(application_name, ${NODE.length + 1}) as name from pg_stat_activity
      where datname = current_database() and application_name like '${NODE}%' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}
