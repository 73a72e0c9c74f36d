/**
 * Answers that contradict each other: what one record says of several owners' marriages is judged together, and beside what each has said before. Two who
 * are married to each other both say so; else the spouse of one of them would be nobody, and would never sign (Tex. Const. XVI s.50(a)(6)(A)).
 */
import type { Known, Misfit } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isMarried } from '../about-you/marital-status.ts'
import { legalName } from '../apply/legal-name.ts'
import { type MarriageAnswer, OWNER_MARRIAGES, type OwnerMarriage } from './marriage-answer.ts'
import { deniesBeingTheBorrowers, knownSaying, marriageOf, withMarriages } from './owners-spouses.ts'
import { sameName } from './signers.ts'
import { spouseNamed } from './spouse.ts'
import { needsSpouse } from './spouse-needed.ts'

interface Person {
  readonly party: string
  readonly name: string
}

export type SaidOfMarriage = Pick<MarriageAnswer, 'status' | 'to'> & Pick<Person, 'party'> & Pick<Partial<OwnerMarriage>, 'spouse'>

interface Contradiction {
  /** whose answer in the record it is */
  readonly party: string
  /** whose word it contradicts */
  readonly against: string
  readonly path: 'status' | 'to'
  readonly message: string
}

const BOTH = 'Ask both again: two who are married to each other both say so.'

/** @param said what the record says now, of owners beside the borrower @param among everyone who owns the home beside the borrower */
export function contradictedMarriages(known: Known, said: readonly SaidOfMarriage[], among: readonly Person[]): readonly Contradiction[] {
  const after = withMarriages(known, said, 'TEAM')
  const then = knownSaying(known, after)
  const isSaidNow = (party: string) => said.some((one) => one.party === party)
  const denied = among.flatMap((owner) => {
    const to = after.find(({ party }) => party === owner.party)?.to
    if (to === undefined || marriageOf(then, owner, among) !== undefined) return []
    // What was contradicted before this record is asked again of whoever said it.
    return isSaidNow(owner.party) || marriageOf(known, owner, among) !== undefined ? [{ owner, to }] : []
  })
  const all = [...denied.flatMap(({ owner, to }) => betweenOwners(known, owner, to, among)), ...withTheBorrower(known, then, among)]
  return all.filter(({ party }) => isSaidNow(party))
}

function betweenOwners(known: Known, owner: Person, to: string, among: readonly Person[]): readonly Contradiction[] {
  const { party, name } = owner
  const other = to === BORROWER ? { party: BORROWER, name: borrowersName(known) } : among.find((one) => one.party === to)
  if (!other || other.party === party)
    return [{ party, against: to, path: 'to', message: `Choose the spouse of ${name} among those who sign` }]
  return [
    {
      party,
      against: to,
      path: 'to',
      message: `${other.name} says otherwise. ${BOTH} If ${name} is married to someone else, that person has to sign too.`,
    },
    { party: other.party, against: party, path: 'status', message: `${name} says that they are married to ${other.name}. ${BOTH}` },
  ]
}

/** Whom the borrower named as their spouse, and who says otherwise from now on. */
function withTheBorrower(known: Known, then: Known, among: readonly Person[]): readonly Contradiction[] {
  const named = spouseNamed(known)
  const owner = named !== undefined && spouseNamed(then) === undefined && among.find((one) => sameName(one.name, named))
  return owner
    ? [
        {
          party: owner.party,
          against: BORROWER,
          path: 'status',
          message: `${borrowersName(known)} said in the application that they are married to ${owner.name}. ${BOTH}`,
        },
      ]
    : []
}

/**
 * What an owner says on their own pages, whose spouse another owner said they are: that one may have signed by then, and is asked no more. The borrower’s
 * word is left to the team, who are asked then (instrument-details). Whoever said the same themselves may take it back: the other’s word stands no longer
 * then, and they are asked again (signer-intro), or the team is (marriage-review).
 */
export function contradictedOnOwnPages(known: Known, said: SaidOfMarriage, among: readonly Person[]): readonly Misfit[] {
  const names = new Map(among.map(({ party, name }) => [party, name]))
  return contradictedMarriages(known, [said], among).flatMap(({ path, against }) =>
    path === 'status' && names.has(against) && saidBefore(known, said.party)?.to !== against
      ? [
          {
            path,
            message: `${names.get(against)} told us that you are married to each other. If that is not right, ask them to correct it, or call us.`,
          },
        ]
      : [],
  )
}

const saidBefore = (known: Known, party: string): OwnerMarriage | undefined =>
  known(OWNER_MARRIAGES)?.owners.find((one) => one.party === party)

/** Owners who named someone of the application who says otherwise: nothing of it stands, and nobody knows whose spouse is left out. */
export const contradictedOwners = (known: Known, among: readonly Person[]): readonly Person[] =>
  among.filter((owner) => saidBefore(known, owner.party)?.to !== undefined && marriageOf(known, owner, among) === undefined)

/** Later: before the documents are signed the team names there who else the spouse is. */
const DETAILS = { id: 'instrument-details' } as Parameters<Known>[0]

/**
 * The owner whom the borrower named as their spouse and who says otherwise, while nobody else was named: the borrower has signed by then as a rule, and
 * nobody knows whose spouse is left out.
 */
export function denierOfBorrower(known: Known, among: readonly Person[]): Person | undefined {
  const spouse = known(aboutYou)?.spouse
  if (!spouse || !needsSpouse(known) || (known(DETAILS) as { readonly spouse?: string } | undefined)?.spouse?.trim()) return undefined
  const name = `${spouse.firstName} ${spouse.lastName}`
  return deniesBeingTheBorrowers(known, name) ? among.find((one) => sameName(one.name, name)) : undefined
}

function borrowersName(known: Known): string {
  const { firstName = '', lastName = '' } = known(legalName) ?? {}
  return `${firstName} ${lastName}`.trim()
}

/** Whether what they said rests on someone who has not said the same yet: both are asked. */
export function isUnconfirmed(known: Known, owner: Person, among: readonly Person[]): boolean {
  const { status, to } = marriageOf(known, owner, among) ?? {}
  if (!isMarried(status) || to === undefined || to === BORROWER) return false
  const other = among.find(({ party }) => party === to)
  return other === undefined || marriageOf(known, other, among)?.to !== owner.party
}
