/**
 * Whose an entry of a register is: the lender's, or a loan officer's own. One of a loan officer who refers no more, and a referral to a home where
 * they are no longer licensed, are as unknown as none.
 */
import { type CreateBody, type OwnedRegister, type StoredEntry, stateOf, storedEntries } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { countOpening, ownedEntry } from '../../store/repositories/agent-entries.ts'
import { type EntryName, entryInForce } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'
import { type Entry, readLoanOfficer } from '../reference/registers.ts'
import { registerTime } from '../registers/register-place.ts'

type Parts = Pick<Container, 'db' | 'clock'>
type Officer = Entry<'loan-originator'>

export interface EntryOwner {
  readonly officer: string
  readonly entry: Officer
}

/** Null: it is the lender's own. Undefined: a loan officer's who no longer refers to the lender. */
export async function ownerOf({ db, clock }: Parts, name: EntryName): Promise<EntryOwner | null | undefined> {
  // A visitor has the key and sees no row.
  const owned = await asSystem(() => ownedEntry(db, name))
  if (!owned) return null
  const entry = await readLoanOfficer(db, owned.officer, clock.now())
  return entry?.organizationCode === name.organizationCode ? { officer: owned.officer, entry } : undefined
}

/** Whoever takes an application in a state is licensed there, whatever the lender holds other applicants to (12 U.S.C. 5103(a)). */
export const isLicensedIn = ({ licensedStates }: Pick<Officer, 'licensedStates'>, state: string): boolean => licensedStates.includes(state)

/** Once for each time that the first page is opened by it. */
export const noteOpening = ({ db, clock }: Parts, name: EntryName): Promise<void> => asSystem(() => countOpening(db, name, clock.now()))

/** The loan officer whose own code or referral an application comes by, where its link named none. */
export async function senderOf(
  parts: Parts,
  organizationCode: string,
  { offerCode, referralId }: Pick<CreateBody, 'offerCode' | 'referralId'>,
): Promise<string | undefined> {
  const names: readonly [OwnedRegister, string | undefined][] = [
    ['referral', referralId?.trim().toLowerCase()],
    ['offer-code', offerCode?.trim().toUpperCase()],
  ]
  for (const [register, key] of names) {
    if (!key) continue
    const name = { organizationCode, register, key }
    const owner = await ownerOf(parts, name)
    if (owner && (await stands(parts, name, owner))) return owner.officer
  }
  return undefined
}

async function stands({ db, clock }: Parts, name: EntryName & { readonly register: OwnedRegister }, owner: EntryOwner): Promise<boolean> {
  const found = await asSystem(() => entryInForce(db, name))
  const read = storedEntries[name.register].safeParse(found?.data)
  if (!found || !read.success) return false
  const data = read.data as StoredEntry<'referral'>
  const state = stateOf(name.register, { data: read.data as never, ended: found.ended }, registerTime(clock.now()))
  return state === 'ACTIVE' && (name.register !== 'referral' || isLicensedIn(owner.entry, data.state))
}
