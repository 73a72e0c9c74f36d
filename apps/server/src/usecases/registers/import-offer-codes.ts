/** Offer codes by the file: all lines of it or none, and firm offers once a second person has confirmed them together. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { readOfferCodesCsv, type StoredEntry, storedEntries, takesTwo, writeOfferCodesCsv } from '@hearthline/contract'
import { ownersOf } from '../../store/repositories/agent-entries.ts'
import {
  type EntryVersion,
  entriesInForce,
  insertEntryConfirmations,
  insertEntryVersions,
  isOvertaken,
  takenKeys,
  waitingOfBatches,
} from '../../store/repositories/register-entries.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { notFound, Problem } from '../problem.ts'
import { placeOf, type RegisterCaller, type RegisterParts } from './register-place.ts'
import { recordEntry } from './write-entry.ts'

const ASKED = { register: 'offer-code', scope: 'organization' } as const
const { register } = ASKED

/** @throws Problem not_found, forbidden; precondition_failed where someone else added one of the codes meanwhile */
export async function importOfferCodes(parts: RegisterParts, caller: RegisterCaller, { csv, check }: { csv: string; check: boolean }) {
  const organizationCode = placeOf(caller, ASKED, 'write')
  const { entries, faults } = readOfferCodesCsv(csv)
  const lines = new Set([...entries, ...faults].map(({ line }) => line)).size
  const keys = entries.map(({ entry }) => entry.offerCode)
  const taken = keys.length > 0 ? await takenKeys(parts.db, organizationCode, register, keys) : new Set<string>()
  const there = entries
    .filter(({ entry }) => taken.has(entry.offerCode))
    .map(({ line, entry }) => ({ line, column: 'offerCode', message: `There is an entry ${entry.offerCode} already` }))
  const all = [...faults, ...there].toSorted((a, b) => a.line - b.line)
  const firm = entries.filter(({ entry }) => takesTwo(register, entry)).length
  if (check || all.length > 0) return { added: 0, lines, waiting: 0, faults: all }
  const { identityId: writtenBy, email: writtenByName } = caller.staff
  const by = { batch: randomUUID(), writtenBy, writtenByName, writtenAt: parts.clock.now() }
  const rows = entries.map(({ entry }) => ({
    ...{ organizationCode, register, key: entry.offerCode, version: 1, data: entry },
    ...by,
    twoPersons: takesTwo(register, entry),
  }))
  try {
    await parts.db.transaction(async (session) => {
      await insertEntryVersions(session, rows)
      const detail = { batch: by.batch, added: rows.length, waiting: firm }
      await recordEntry(parts, session, caller, { organizationCode, register }, 'register-file-imported', detail)
    })
  } catch (problem) {
    if (isOvertaken(problem))
      throw new Problem('precondition_failed', 'Someone else added one of these codes just now. Check the file again.')
    throw problem
  }
  return { added: rows.length, lines, waiting: firm, faults: [] }
}

/** Imported files with firm offers that wait, the oldest first. */
export async function listImports({ db }: RegisterParts, caller: RegisterCaller) {
  const rows = await waitingOfBatches(db, placeOf(caller, ASKED, 'write'))
  const batches = new Map<string, EntryVersion[]>()
  for (const row of rows) batches.set(row.batch!, [...(batches.get(row.batch!) ?? []), row])
  const imports = [...batches].map(([batch, of]) => ({
    batch,
    count: of.length,
    by: of[0]!.writtenByName ?? '',
    byYou: of[0]!.writtenBy === caller.staff.identityId,
    at: new Date(of[0]!.writtenAt).toISOString(),
    example: of[0]!.data as Record<string, unknown>,
  }))
  return { imports }
}

/** @throws Problem not_found; forbidden for whoever imported it; conflict where it is not what they saw */
export async function confirmImport(parts: RegisterParts, caller: RegisterCaller, { batch, count }: { batch: string; count: number }) {
  const organizationCode = placeOf(caller, ASKED, 'write')
  return await parts.db.transaction(async (session) => {
    const rows = await waitingOfBatches(session, organizationCode, batch)
    if (rows.length === 0) throw notFound('Nothing of such a file waits for a second person')
    if (rows.some(({ writtenBy }) => writtenBy === caller.staff.identityId))
      throw new Problem('forbidden', 'You imported this file. Another administrator of the organization has to confirm it.')
    if (rows.length !== count) throw new Problem('conflict', 'Some of these offers were changed since. Load the list again.')
    const by = { confirmedBy: caller.staff.identityId, confirmedByName: caller.staff.email, confirmedAt: parts.clock.now() }
    const confirmed = await insertEntryConfirmations(session, rows, by)
    await recordEntry(parts, session, caller, { organizationCode, register }, 'register-entry-confirmed', { batch, confirmed })
    return { confirmed }
  })
}

/** Those that have not ended, as they can be imported elsewhere. */
export async function exportOfferCodes(parts: RegisterParts, caller: RegisterCaller): Promise<DocumentContent> {
  const organizationCode = placeOf(caller, ASKED, 'write')
  const all = await entriesInForce(parts.db, register, organizationCode)
  const keys = all.map(({ key }) => key)
  // A loan officer's own names no one, so it is no line of this file.
  const owned = await ownersOf(parts.db, { organizationCode, register, keys })
  const found = all.filter(({ key }) => !owned.has(key))
  const entries: StoredEntry<'offer-code'>[] = found.map(({ data }) => storedEntries[register].parse(data)).toReversed()
  await parts.db.transaction((session) =>
    recordEntry(parts, session, caller, { organizationCode, register }, 'register-file-read', { entries: entries.length }),
  )
  const bytes = Buffer.from(writeOfferCodesCsv(entries), 'utf8')
  return {
    content: Readable.from([bytes]),
    byteSize: bytes.length,
    mediaType: 'text/csv; charset=utf-8',
    name: `offer-codes-${organizationCode.toLowerCase()}.csv`,
  }
}
