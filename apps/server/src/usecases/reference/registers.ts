/** What the registers say behind the outer calls: offer codes, referrals, loan officers, affiliates, hours. The console writes them (usecases/registers). */
import { type Register, type StoredEntry, storedEntries, takesTwo } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { entryInForce, entryVersions, insertEntryConfirmations, insertEntryVersions } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'

/** What is read of an entry: of a key that alone names it, with whose it is. */
interface Read {
  readonly 'offer-code': StoredEntry<'offer-code'>
  readonly referral: { readonly organizationCode: string; readonly referral: StoredEntry<'referral'> }
  readonly 'loan-originator': StoredEntry<'loan-originator'> & { readonly organizationCode: string }
  readonly 'affiliate-prepopulation': StoredEntry<'affiliate-prepopulation'>
  readonly hours: StoredEntry<'hours'>['weekdays']
}
export type ReadRegister = keyof Read
export type Entry<R extends ReadRegister> = Read[R]

/** 'HEARTH:MAIL2026'; of what the server made, the key alone. */
function nameOf(register: Register, key: string) {
  const at = key.indexOf(':')
  return register === 'referral' || register === 'loan-originator'
    ? { organizationCode: undefined, register, key }
    : { organizationCode: key.slice(0, at), register, key: key.slice(at + 1) }
}

/** The entry in force, or undefined when there is none, it has ended, or what is stored does not fit its form: all of them look the same. */
export async function readEntry<R extends ReadRegister>(store: Session, register: R, key: string): Promise<Entry<R> | undefined> {
  // A visitor has the key and sees no row: what they get is for the caller to say.
  const found = await asSystem(() => entryInForce(store, nameOf(register, key)))
  if (!found || found.ended) return undefined
  const read = storedEntries[register].safeParse(found.data)
  if (!read.success) return undefined
  const { organizationCode } = found
  if (register === 'referral') return { organizationCode, referral: read.data } as Entry<R>
  if (register === 'loan-originator') return { ...(read.data as object), organizationCode } as Entry<R>
  return (register === 'hours' ? (read.data as StoredEntry<'hours'>).weekdays : read.data) as Entry<R>
}

/** The loan officer who refers on the lender's day; who does no more, or not yet, is as unknown as none. */
export async function readLoanOfficer(store: Session, uuid: string, now: string): Promise<Entry<'loan-originator'> | undefined> {
  const found = await readEntry(store, 'loan-originator', uuid.toLowerCase())
  const today = lenderDay(now)
  const refers = found && (found.activeFrom ?? today) <= today && (found.activeUntil ?? today) >= today
  return refers ? found : undefined
}

/** Whether anyone has written an entry, which may have ended since. */
export const isWritten = async (store: Session, register: ReadRegister, key: string): Promise<boolean> =>
  (await entryInForce(store, nameOf(register, key))) !== undefined

/** Who stands for the two people of what comes with the sandbox. */
const SANDBOX = ['00000000-0000-4000-8000-0000000005e1', '00000000-0000-4000-8000-0000000005e2'] as const

/** Sets an entry: what the sandbox comes with. A person writes at the console. */
export async function saveEntry<R extends ReadRegister>(store: Session, register: R, key: string, entry: SavedEntry<R>): Promise<void> {
  const { organizationCode, data } = toStored(register, key, entry)
  await saveVersion(store, { organizationCode, register, key: nameOf(register, key).key }, data)
}

/** What may be left out of an entry is left out here too. */
export type SavedEntry<R extends ReadRegister> = R extends 'offer-code'
  ? StoredInput<'offer-code'>
  : R extends 'loan-originator'
    ? StoredInput<'loan-originator'> & { readonly organizationCode: string }
    : Entry<R>
type StoredInput<R extends Register> = (typeof storedEntries)[R]['_zod']['input']

function toStored(register: ReadRegister, key: string, entry: unknown): { organizationCode: string; data: unknown } {
  if (register === 'referral') {
    const { organizationCode, referral } = entry as Entry<'referral'>
    return { organizationCode, data: referral }
  }
  if (register === 'loan-originator') {
    const { organizationCode, ...data } = entry as Entry<'loan-originator'>
    return { organizationCode, data }
  }
  const [organizationCode = '', department] = key.split(':')
  return { organizationCode, data: register === 'hours' ? { department, weekdays: entry } : entry }
}

export async function saveVersion(
  store: Session,
  name: { readonly organizationCode: string; readonly register: Register; readonly key: string },
  data: unknown,
  { ended = false, at = new Date().toISOString() } = {},
): Promise<void> {
  const parsed = storedEntries[name.register].parse(data)
  const versions = await entryVersions(store, name)
  const version = (versions[0]?.version ?? 0) + 1
  const two = takesTwo(name.register, parsed as never)
  const [writtenBy, confirmedBy] = SANDBOX
  await insertEntryVersions(store, [{ ...name, version, data: parsed, ended, writtenAt: at, ...(two && { twoPersons: true, writtenBy }) }])
  if (!two) return
  const [written] = await entryVersions(store, name)
  await insertEntryConfirmations(store, [written!], { confirmedBy, confirmedByName: 'Sandbox', confirmedAt: at })
}

/** Ends what is in force of an entry, if anything is. */
export async function endIfOpen(store: Session, name: Parameters<typeof saveVersion>[1], at: string): Promise<void> {
  const found = await entryInForce(store, name)
  if (found && !found.ended) await saveVersion(store, name, found.data, { ended: true, at })
}
