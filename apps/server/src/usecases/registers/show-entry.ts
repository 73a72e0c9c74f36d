/** An entry as the console shows it: what was written last, and what holds. */
import {
  type Register,
  type RegisterEntry,
  type StoredEntry,
  stateOf,
  storedEntries,
  takesTwo,
  type WrittenEntry,
} from '@hearthline/contract'
import { type EntryVersion, FOR_ALL } from '../../store/repositories/register-entries.ts'

export const waitsForSecond = ({ twoPersons, confirmedAt }: EntryVersion): boolean => twoPersons && confirmedAt === null

const dataOf = ({ data }: Pick<EntryVersion, 'data'>) => data as Record<string, unknown>

export const writtenEntry = (row: EntryVersion, readerId: string): WrittenEntry => ({
  version: row.version,
  data: dataOf(row),
  ended: row.ended,
  by: row.writtenByName,
  byYou: row.writtenBy === readerId,
  at: new Date(row.writtenAt).toISOString(),
  reason: row.reason,
  second: row.confirmedAt === null ? null : { by: row.confirmedByName ?? '', at: new Date(row.confirmedAt).toISOString() },
  waits: waitsForSecond(row),
})

/** @param last what was written last @param counts the version in force, if any @param owner whose own entry it is */
export function shownEntry(
  last: EntryVersion,
  counts: EntryVersion | undefined,
  { readerId, now, owner = null }: { readonly readerId: string; readonly now: string; readonly owner?: RegisterEntry['owner'] },
): RegisterEntry {
  const register = last.register as Register
  return {
    key: last.key,
    forAll: last.organizationCode === FOR_ALL,
    state: waitsForSecond(last) ? 'WAITING' : standing(register, last, now),
    endTakesTwo: counts !== undefined && !counts.ended && takesTwoNow(register, counts),
    owner,
    last: writtenEntry(last, readerId),
    inForce: counts ? { version: counts.version, data: dataOf(counts), ended: counts.ended } : null,
  }
}

const standing = (register: Register, { data, ended }: EntryVersion, now: string) =>
  stateOf(register, { data: data as StoredEntry<Register>, ended }, now)

export function takesTwoNow(register: Register, { data }: Pick<EntryVersion, 'data'>): boolean {
  const read = storedEntries[register].safeParse(data)
  return read.success && takesTwo(register, read.data as never)
}
