/** Seals everything again that an older data key sealed, while nodes run; it may be broken off at any time and continues where it was. */
import { isSealed, itemNamed, mapSecrets, partsOfFactName, SECRET_KINDS } from '@hearthline/domain'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Db, Session } from '../../store/db.ts'
import { lockFile } from '../../store/repositories/applications.ts'
import {
  applicationsNotUnder,
  DEMOGRAPHIC_ANSWERS,
  demographicKeyNames,
  hasClearDemographics,
  inResealing,
  keysOfNodes,
  liveRunNames,
  rebaseRuns,
  renewVersion,
  replaceFact,
  replaceSealed,
  rowsNotUnder,
  SEALED_COLUMNS,
  type SealedColumn,
  type SealedFact,
  sealingKeyNames,
  storedFacts,
} from '../../store/repositories/sealed-texts.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'
import { retireOtherDataKeys } from './known-keys.ts'
import { MAC_SECRET } from './open-macs.ts'
import { changedBases } from './rebase.ts'
import { resealDocuments } from './reseal-documents.ts'

const ROWS_AT_ONCE = 10
const APPLICATIONS_AT_ONCE = 200
const BEFORE_ALL = new Date(0).toISOString()

export interface Resealed {
  /** Texts and documents sealed again, by table and column. */
  readonly counts: Readonly<Record<string, number>>
  /** Documents whose bytes the document store does not have. */
  readonly missing: readonly string[]
  /** Applications with work in progress that rests on a sealed field: theirs is sealed again by a later run. */
  readonly waiting: number
  /** Keys that connected nodes still seal with; they have to be started with the new list first. */
  readonly nodesUnder: readonly string[]
  /** Older keys that something is still sealed with. */
  readonly needed: readonly string[]
  /** Older keys that nothing is sealed with any more, as of this run. */
  readonly retired: readonly string[]
}

interface Parts {
  readonly db: Db
  readonly sealing: Sealing
  readonly blobs: Blobs
  /** Instant, by the clock that the nodes go by. */
  readonly now: string
  /** Called after each batch, for a command that shows how far it is. */
  readonly progress?: (place: string, texts: number) => void
}

/** @throws when something was sealed with a key that is not here; what was done until then stays done */
export async function reseal(parts: Parts): Promise<Resealed> {
  const { db, sealing } = parts
  const counts: Record<string, number> = {}
  for (const column of SEALED_COLUMNS) counts[`${column.table}.${column.column}`] = await resealColumn(parts, column)
  counts['demographics.answers'] = await resealDemographics(parts)
  const documents = await resealDocuments({ ...parts, progress: (done) => parts.progress?.('documents', done) })
  counts.documents = documents.resealed
  const facts = await resealFacts(parts)
  counts['facts.data'] = facts.texts
  counts.settings = await resealMacSecret(db, sealing)
  // In this order: a node that starts in between makes its key known again.
  const nodesUnder = (await keysOfNodes(db)).filter((name) => name !== sealing.newestKey)
  const needed = [...new Set([...(await sealingKeyNames(db)), ...(await demographicKeyNames(db))])].filter(
    (name) => name !== sealing.newestKey,
  )
  const done = nodesUnder.length === 0 && needed.length === 0
  return {
    counts,
    missing: documents.missing,
    waiting: facts.waiting,
    nodesUnder,
    needed,
    retired: done ? await db.transaction((session) => retireOtherDataKeys(session, sealing.newestKey)) : [],
  }
}

async function resealColumn({ db, sealing, progress }: Parts, column: SealedColumn): Promise<number> {
  let after: string | undefined
  let texts = 0
  for (;;) {
    const rows = await rowsNotUnder(db, column, sealing.newestKey, after, ROWS_AT_ONCE)
    if (rows.length === 0) return texts
    await inResealing(db, async (session) => {
      for (const row of rows) await replaceSealed(session, column, row, resealed(sealing, column, row.text))
    })
    texts += rows.length
    after = rows.at(-1)!.id
    progress?.(`${column.table}.${column.column}`, texts)
  }
}

/** Answers of before they were kept sealed are sealed too, at the first start after the release. */
export async function resealDemographics({ db, sealing, progress }: Omit<Parts, 'blobs' | 'now'>): Promise<number> {
  let after: string | undefined
  let texts = 0
  for (;;) {
    const rows = await inResealing(db, async (owner) => {
      const found = await rowsNotUnder(owner, DEMOGRAPHIC_ANSWERS, sealing.newestKey, after, ROWS_AT_ONCE)
      for (const row of found) await replaceSealed(owner, DEMOGRAPHIC_ANSWERS, row, resealed(sealing, DEMOGRAPHIC_ANSWERS, row.text))
      return found
    })
    if (rows.length === 0) return texts
    texts += rows.length
    after = rows.at(-1)!.id
    progress?.('demographics.answers', texts)
  }
}

/** Answers that an earlier release kept in clear. */
export const sealClearDemographics = async (parts: Omit<Parts, 'blobs' | 'now'>): Promise<void> => {
  if (await hasClearDemographics(parts.db)) await resealDemographics(parts)
}

/** Mail from before it was kept sealed is sealed now. */
const resealed = (sealing: Sealing, { purpose }: SealedColumn, text: string): string =>
  sealing.isSealed(text) ? sealing.reseal(purpose, text) : sealing.seal(purpose, text)

async function resealMacSecret(db: Db, sealing: Sealing): Promise<number> {
  return await db.transaction(async (session) => {
    const kept = await lockSetting(session, MAC_SECRET, {})
    if (!sealing.isSealed(kept)) return 0
    const anew = sealing.reseal('mac', kept)
    if (anew === kept) return 0
    await writeSetting(session, MAC_SECRET, anew)
    return 1
  })
}

async function resealFacts(parts: Parts): Promise<{ texts: number; waiting: number }> {
  let after: string | undefined
  let texts = 0
  let waiting = 0
  for (;;) {
    const ids = await applicationsNotUnder(parts.db, parts.sealing.newestKey, after, APPLICATIONS_AT_ONCE)
    if (ids.length === 0) return { texts, waiting }
    for (const id of ids) {
      const done = await inResealing(parts.db, (session) => resealApplication(session, parts, id))
      if (done === undefined) waiting++
      else texts += done
    }
    after = ids.at(-1)!
    parts.progress?.('facts.data', texts)
  }
}

/** How many facts of an application were sealed again; undefined when it has to wait for work in progress. */
async function resealApplication(session: Session, { sealing, now }: Parts, id: string): Promise<number | undefined> {
  const file = await lockFile(session, id, now)
  if (!file) return 0
  const stored = await storedFacts(session, id)
  const newest = new Map(stored.map((fact) => [fact.name, fact.id]))
  const anew = stored.flatMap((fact) => {
    const data = resealFields(sealing, fact)
    return data === fact.data ? [] : [{ ...fact, data }]
  })
  const changed = anew.filter((fact) => newest.get(fact.name) === fact.id)
  const data = Object.fromEntries(changed.map((fact) => [fact.name, fact.data]))
  // Also as it stood before any result lapsed: one that is given again must find what rested on it was.
  const moved = [now, BEFORE_ALL].flatMap((at) => changedBases({ ...file.facts, now: at }, data))
  const live = await liveRunNames(session, id)
  // Providers know work by its basis: while it is in progress, that must stay what it is, or it would be done twice.
  if (moved.some(({ name }) => live.has(name))) return undefined
  const rows = new Map<number, SealedFact>(anew.map((fact) => [fact.id, fact]))
  for (const { name, from, to } of moved) {
    const fact = stored.find((candidate) => candidate.id === newest.get(name))
    if (fact?.basis === from) rows.set(fact.id, { ...(rows.get(fact.id) ?? fact), basis: to })
    await rebaseRuns(session, id, name, from, to)
  }
  for (const row of rows.values()) await replaceFact(session, row)
  await renewVersion(session, id)
  return anew.length
}

/** The same data with its secrets sealed again; the very same object where nothing was to be done. Older shapes have theirs where the present one has. */
function resealFields(sealing: Sealing, { name, data }: SealedFact): unknown {
  return mapSecrets(itemNamed(partsOfFactName(name).item)?.secret, data, (text, kind) =>
    isSealed(text) ? sealing.reseal(SECRET_KINDS[kind].purpose, text) : text,
  )
}
