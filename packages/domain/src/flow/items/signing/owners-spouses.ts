/**
 * What follows from what the owners beside the borrower say of their marriages (owner-marriages): whose spouse signs too, and whose word does not stand
 * because the one they name as their spouse says otherwise.
 */
import type { Known, Misfit } from '../../item.ts'
import { BORROWER, type Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isMarried } from '../about-you/marital-status.ts'
import { legalName } from '../apply/legal-name.ts'
import { isNameOf, isOwnName, isWrittenAlike } from '../apply/own-name.ts'
import { type InstrumentParty, instrumentOwners } from './instrument-owners.ts'
import { type MarriageAnswer, misfitsOfTwoSpouses, OWNER_MARRIAGES, type OwnerMarriage, SPOUSE_OF_ANOTHER } from './marriage-answer.ts'
import { partyNamed, sameName, signersOf } from './signers.ts'
import { hasBegun } from './signers-begun.ts'
import { doOwnersSpousesSign } from './spouse-needed.ts'

type Person = Pick<Signer, 'party' | 'name'>
type Said = Omit<MarriageAnswer, 'spouse'> & { readonly spouse?: OwnerMarriage['spouse'] }

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string => `${firstName} ${lastName}`

const saidBy = (known: Known, party: string): OwnerMarriage | undefined =>
  known(OWNER_MARRIAGES)?.owners.find((owner) => owner.party === party)

/** As the borrower named them, whoever says otherwise. */
const namedByBorrower = (known: Known): string | undefined => {
  const spouse = known(aboutYou)?.spouse
  return spouse && nameOf(spouse)
}

/** By the borrower's own answer: who named no one may be married to anyone. */
function mayBeTheBorrowers(known: Known, name: string): boolean {
  if (!isMarried(known(aboutYou)?.maritalStatus)) return false
  const named = namedByBorrower(known)
  return named === undefined || isOwnName(known, named) || sameName(named, name)
}

/** The one whom they name as their spouse says otherwise. */
function isDenied(known: Known, { party, name }: Person, to: string, among: readonly Person[]): boolean {
  if (to === BORROWER) return !mayBeTheBorrowers(known, name)
  const other = among.find((one) => one.party === to)
  if (!other || other.party === party) return true
  const said = saidBy(known, to)
  const named = namedByBorrower(known)
  if (said !== undefined) return said.to !== party
  return isMarried(known(aboutYou)?.maritalStatus) && named !== undefined && sameName(named, other.name)
}

/** What stands of what this owner said; undefined where they have not said it, or where the one they named says otherwise. @param among everyone who owns the home beside the borrower */
export function marriageOf(known: Known, owner: Person, among: readonly Person[]): OwnerMarriage | undefined {
  const said = saidBy(known, owner.party)
  if (said === undefined || (said.to !== undefined && isDenied(known, owner, said.to, among))) return undefined
  return said
}

/** Whether someone whom the borrower named as their spouse, and who owns the home too, says that they are not. */
export function deniesBeingTheBorrowers(known: Known, name: string): boolean {
  const owner = signersOf(known).find((one) => sameName(one.name, name))
  const said = owner && saidBy(known, owner.party)
  return said !== undefined && said.to !== BORROWER
}

/** The spouses whom owners beside the borrower have named and who are not in the application otherwise: with an email, where one was given. */
export function spousesOfOwners(known: Known, owners: readonly Person[]): readonly Signer[] {
  if (!doOwnersSpousesSign(known)) return []
  const found = owners.flatMap((owner): Signer[] => {
    const { status, spouse } = marriageOf(known, owner, owners) ?? {}
    const { denied } = saidBy(known, owner.party) ?? {}
    return [...(spouse && isMarried(status) ? [spouse] : []), ...(denied ? [denied] : [])].flatMap((one) => {
      const name = nameOf(one)
      if (owners.some((other) => sameName(other.name, name))) return []
      return [{ party: partyNamed(name), name, ...(one.email !== undefined && { email: one.email.trim().toLowerCase() }) }]
    })
  })
  return found.filter(({ party }, index) => found.findIndex((other) => other.party === party) === index)
}

/** Whose marriage counts: whoever owns the home beside the borrower, and not a trustee who owns nothing of it themselves. */
export function ownersAsked(known: Known): readonly InstrumentParty[] {
  return doOwnersSpousesSign(known) ? ownersBeside(known) : []
}

/** Whoever owns the home beside the borrower, whether or not the law asks for their spouses. */
export function ownersBeside(known: Known): readonly InstrumentParty[] {
  const named = new Set(signersOf(known).map(({ party }) => party))
  return instrumentOwners(known).filter(({ party, asTrustee }) => party !== BORROWER && (named.has(party) || !asTrustee))
}

/** The same before it is known whom the title search and the trust name. */
export const ownersOfMarriages = (known: Known): readonly Person[] => {
  if (!doOwnersSpousesSign(known)) return []
  const asked = ownersAsked(known)
  return asked.length > 0 ? asked : signersOf(known)
}

const OTHERWISE =
  'The application says otherwise of this person. If they are your spouse, ask them to correct it. If not, enter your spouse.'
const WHO = 'Choose your spouse, or enter their name and email. The law of your state asks them to sign too.'
const OWN_NAME = 'Enter your spouse’s name, not your own. If you share a name, add their middle name after their first name.'
const IN_IT =
  'Someone in this application has this name. Choose them as your spouse. If your spouse is someone else, add their middle name after their first name.'
/** @param self as the application names them, with all that they say of their own name */
export function misfitsOfMarriage(
  known: Known,
  self: Person & { readonly legalName?: Parameters<typeof isNameOf>[0] },
  { status, to, spouse }: Said,
  among: readonly Person[],
): readonly Misfit[] {
  if (!isMarried(status)) return []
  if (to !== undefined) return isDenied(known, self, to, among) ? [{ path: 'to', message: OTHERWISE }] : []
  if (spouse === undefined) return [{ path: 'to', message: WHO }]
  const name = nameOf(spouse)
  const path = 'spouse.firstName'
  if (isWrittenAlike(self.name, name) || (self.legalName && isNameOf(self.legalName, name))) return [{ path, message: OWN_NAME }]
  // Whom they may choose; anyone else who has the name is the spouse of another.
  if (peopleToMarry(known, self.party, among).some((one) => isWrittenAlike(one.name, name)) || isOwnName(known, name))
    return [{ path, message: IN_IT }]
  return borrowersSpouses(known).some((spouse) => isWrittenAlike(spouse, name))
    ? [{ path, message: SPOUSE_OF_ANOTHER }]
    : misfitsOfTwoSpouses(known, name, path, self.party)
}

/** Later: there the team names who else the borrower's spouse is. */
const DETAILS = { id: 'instrument-details' } as Parameters<Known>[0]

/** As the borrower named them, and as the team did where the borrower's word does not stand. */
function borrowersSpouses(known: Known): readonly string[] {
  const { spouse, spouseSigns } = (known(DETAILS) as { readonly spouse?: string; readonly spouseSigns?: string } | undefined) ?? {}
  return [namedByBorrower(known), spouseSigns === 'NO' ? undefined : spouse?.trim()].flatMap((one) => (one ? [one] : []))
}

/** Whom an owner may name as a spouse who is in the application: the borrower, and the other owners. */
export function peopleToMarry(known: Known, self: string, among: readonly Person[]): readonly Person[] {
  const borrower = known(legalName)
  return [
    ...(borrower ? [{ party: BORROWER, name: nameOf(borrower) }] : []),
    ...among.filter(({ party }) => party !== self).map(({ party, name }) => ({ party, name })),
  ]
}

/** The list with what owners say now, one after the other, each in the place of what they said before. @param by the TEAM where it records what it heard */
export function withMarriages(
  known: Known,
  said: readonly (Said & { readonly party: string })[],
  by: 'OWNER' | 'TEAM',
): readonly OwnerMarriage[] {
  const whose = by === 'OWNER' && ({ isOwnWord: true } as const)
  return said.reduce<readonly OwnerMarriage[]>((before, { party, status, to, spouse }) => {
    const was = before.find((one) => one.party === party)
    const who = !isMarried(status) ? {} : to !== undefined ? { to } : { ...(spouse && { spouse: withEmailOf(was, spouse) }) }
    const denied = deniedOf(known, was, { ...who, isOwn: by === 'OWNER' })
    return [...before.filter((one) => one.party !== party), { party, status, ...who, ...whose, ...(denied && { denied }) }]
  }, known(OWNER_MARRIAGES)?.owners ?? [])
}

type Spouse = NonNullable<OwnerMarriage['spouse']>

const isSamePerson = (one: Spouse | undefined, other: Spouse): boolean => one !== undefined && sameName(nameOf(one), nameOf(other))

/** Whoever says the same person again, and no email, takes none away. */
function withEmailOf(was: OwnerMarriage | undefined, spouse: Spouse): Spouse {
  const email = spouse.email ?? [was?.spouse, was?.denied].find((one) => isSamePerson(one, spouse))?.email
  return email === undefined ? spouse : { ...spouse, email }
}

/** The spouse whom the team had recorded and who has begun to sign, where the owner's own word leaves them out. */
function deniedOf(
  known: Known,
  was: OwnerMarriage | undefined,
  now: { readonly spouse?: Spouse; readonly isOwn: boolean },
): Spouse | undefined {
  const recorded = was?.denied ?? (now.isOwn && was?.isOwnWord === undefined ? was?.spouse : undefined)
  return recorded && !isSamePerson(now.spouse, recorded) && hasBegun(known, partyNamed(nameOf(recorded))) ? recorded : undefined
}

/** Whether an owner named them themselves, with their email, and the team did not record it. */
export const isNamedByOwner = (known: Known, { name }: Pick<Person, 'name'>): boolean =>
  (known(OWNER_MARRIAGES)?.owners ?? []).some(({ spouse, isOwnWord }) => isOwnWord === true && spouse && sameName(nameOf(spouse), name))

/** Owners who say that someone is not their spouse whom the team had recorded, and who has begun to sign. */
export const deniersOfRecorded = (known: Known, among: readonly Person[]): readonly Person[] =>
  among.filter(({ party }) => saidBy(known, party)?.denied !== undefined)

/** The list, as it is kept with whether the owners are asked at all. */
export function marriagesKept(known: Known, owners: readonly OwnerMarriage[]): { owners: OwnerMarriage[]; askedOf?: string } {
  const askedOf = known(OWNER_MARRIAGES)?.askedOf
  return { owners: [...owners], ...(askedOf !== undefined && { askedOf }) }
}

/** As it would be once these are kept. */
export const knownSaying =
  (known: Known, owners: readonly OwnerMarriage[]): Known =>
  (item) =>
    item.id === OWNER_MARRIAGES.id ? (marriagesKept(known, owners) as never) : known(item)
