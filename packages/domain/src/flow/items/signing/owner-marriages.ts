/**
 * Whether each owner beside the borrower is married, and to whom, where the law has the spouse of an owner sign (Tex. Const. XVI s.50(a)(6)(A): "consent of
 * each owner and each owner's spouse"). The borrower says it of themselves (about-you), every other owner on pages of their own (signer-intro), and the
 * team records what it hears of whoever did not: what an owner said themselves, one of the team alone changes for nobody. It stops no one: the record of the closing asks what is not known by then.
 */
import * as z from 'zod/mini'
import { type Known, type Misfit, type StepMail, wait } from '../../item.ts'
import { BORROWER, type Signer } from '../../parties.ts'
import { isMarried } from '../about-you/marital-status.ts'
import { marriageLabels, marriageRecord, OWNER_MARRIAGES, type OwnerMarriage, storedMarriage } from './marriage-answer.ts'
import { contradictedMarriages, contradictedOwners, denierOfBorrower, isUnconfirmed } from './marriage-contradictions.ts'
import {
  deniersOfRecorded,
  knownSaying,
  marriageOf,
  marriagesKept,
  misfitsOfMarriage,
  ownersOfMarriages,
  spousesOfOwners,
  withMarriages,
} from './owners-spouses.ts'
import { partyNamed } from './signers.ts'
import { signersRemoved } from './signers-removed.ts'

const MOST_OWNERS = 20

/** Recorded by the team, and no spouse by the owner's own word. */
const DENIED = {
  firstName: 'First name of whom the owner denies',
  lastName: 'Last name of whom the owner denies',
  email: 'Email of whom the owner denies',
}

/** Later: from then on nobody is added to those who signed. */
const DEED_SIGNED = { id: 'deed-signing' } as Parameters<Known>[0]

const kept = z.object({
  owners: z.array(storedMarriage).check(z.maxLength(MOST_OWNERS)),
  /** Kept with the details of the instrument, by which the owners are asked (instrument-details). */
  askedOf: z.optional(z.string()),
})

export const ownerMarriages = wait('owner-marriages', {
  title: 'Additional signers',
  staffTitle: 'Marital status of the co-owners',
  why: 'The law of your state asks each owner’s spouse to sign too.',
  steps: ['CO_DEED_REQ'],
  progress: 'SIGNING',
  by: 'operator',
  isRecordedAnyTime: true,
  initially: { owners: [] },
  fits: (known, { owners }) => [
    ...owners.flatMap((said, index) => {
      const before = owners.slice(0, index)
      if (before.some(({ party }) => party === said.party)) return [TWICE].map(at(index))
      // One after the other, as they are kept: whom the one has named is no new spouse of the next.
      return misfitsOf(known, said, knownSaying(known, withMarriages(known, before, 'TEAM'))).map(at(index))
    }),
    ...againstOthers(known, owners),
  ],
  keeps: (known, { owners }) => {
    // The same said once more stays whose word it was.
    const news = owners.filter((said) => !isSameOwnWord(known, said))
    return marriagesKept(known, withMarriages(known, news, 'TEAM'))
  },
  settledMail: ({ owners }, known, before) => mailOfNewSpouses(known, owners, before?.owners ?? []),
  decidedAs: () => 'STATED',
  data: kept,
  accepts: z.object({
    owners: z
      .array(z.extend(marriageRecord, { party: storedMarriage.shape.party }))
      .check(z.minLength(1, 'Choose the owner'), z.maxLength(MOST_OWNERS)),
  }),
  labels: {
    owners: { label: 'Owners', each: { party: 'Owner', ...marriageLabels, isOwnWord: 'Said by the owner', denied: DENIED } },
    askedOf: 'Asked for a home in this state, with this use',
  },
  example: { owners: [] },
})

const at =
  (index: number) =>
  ({ path, message }: Misfit): Misfit => ({ path: `owners.${index}.${path}`, message })

/** To the borrower: whoever signs from now on is known to them from us, and not from a list that they may not look at. */
function mailOfNewSpouses(known: Known, now: readonly OwnerMarriage[], before: readonly OwnerMarriage[]): StepMail | undefined {
  const owners = ownersOfMarriages(known)
  const signing = spousesOfOwners(known, owners)
  const was = new Set(before.flatMap(({ spouse }) => (spouse ? [partyOf(spouse)] : [])))
  // Of a name that two of the team put right the mail of that says it.
  const renamed = new Set((known(signersRemoved)?.removed ?? []).flatMap(({ rightName }) => (rightName ? [partyOf(rightName)] : [])))
  const added = now.flatMap(({ party, spouse, isOwnWord }) => {
    const owner = owners.find((one) => one.party === party)
    const one = spouse && signing.find((other) => other.party === partyOf(spouse))
    return owner && one && !was.has(one.party) && !renamed.has(one.party) ? [{ owner: owner.name, isOwnWord, ...one }] : []
  })
  if (added.length === 0) return undefined
  const names = new Intl.ListFormat('en-US').format(added.map(({ name }) => name))
  const told = added.map(({ owner, name, email, isOwnWord }) =>
    [
      isOwnWord ? `${owner} told us that ${name} is their spouse.` : `Our team recorded that ${name} is the spouse of ${owner}.`,
      email === undefined ? `Our team contacts ${name}.` : `We email ${name} when there is something to sign.`,
    ].join(' '),
  )
  const many = added.length > 1
  return {
    subject: `${names} ${many ? 'sign' : 'signs'} for the home too`,
    body: `${told.join(' ')} The law of the state where the home is asks each owner’s spouse to sign the lien. They do not become ${many ? 'borrowers' : 'a borrower'}. If this is not right, call us.`,
  }
}

const partyOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  partyNamed(`${firstName} ${lastName}`)

const SIGNED = 'The deed is signed. Who signs it can no longer change here.'
const TWICE: Misfit = { path: 'party', message: 'This owner is recorded already. Record what each of them says once' }

/** What the record may still say of an owner; undefined where it may say anything. */
export const RECORDABLE = ['ANYTHING', 'A_SPOUSE', 'NOTHING'] as const
export type Recordable = (typeof RECORDABLE)[number]

/**
 * A_SPOUSE: whom the owner did not speak of. NOTHING: they said it themselves, or the deed is signed. Of another owner as their spouse, who has not said the
 * same and may not contradict it on pages of their own, or who says otherwise, it is the team’s to correct: that owner signs all the same.
 */
export function recordableOf(known: Known, { party, name }: Pick<Signer, 'party' | 'name'>): Recordable {
  if (known(DEED_SIGNED) !== undefined) return 'NOTHING'
  const owners = ownersOfMarriages(known)
  const isDenied =
    (ownWord(known, party)?.to !== BORROWER && contradictedOwners(known, owners).some((one) => one.party === party)) ||
    denierOfBorrower(known, owners)?.party === party ||
    deniersOfRecorded(known, owners).some((one) => one.party === party)
  if (ownWord(known, party) === undefined || isDenied || isUnconfirmed(known, { party, name }, owners)) return 'ANYTHING'
  return isMarried(marriageOf(known, { party, name }, owners)?.status) ? 'NOTHING' : 'A_SPOUSE'
}

/** @param saying with what the record says before it */
function misfitsOf(known: Known, said: OwnerMarriage, saying: Known): readonly Misfit[] {
  if (known(DEED_SIGNED) !== undefined) return [{ path: 'party', message: SIGNED }]
  const owners = ownersOfMarriages(known)
  const owner = owners.find(({ party }) => party === said.party)
  if (!owner) return [{ path: 'party', message: 'Choose one of the co-owners whose spouse the law asks for' }]
  const before = ownWord(known, owner.party)
  // A spouse whom nobody knew of signs too: that takes no one's signature away. What is said of one who is known stays.
  const may = recordableOf(known, owner)
  const isTheTeams = may === 'ANYTHING' || (may === 'A_SPOUSE' && isMarried(said.status))
  if (before !== undefined && !isSameOwnWord(known, said) && !isTheTeams)
    return [{ path: 'status', message: saidByThemselves(owner.name, before) }]
  // Whom they name and who says otherwise is judged with the others.
  return said.to === undefined ? misfitsOfMarriage(saying, owner, said, owners) : []
}

/** Why one of the team does not change it, and who can. */
const saidByThemselves = (name: string, { spouse, to }: Pick<OwnerMarriage, 'spouse' | 'to'>): string =>
  `${name} said this themselves, and one of the team does not change it. ${
    spouse
      ? `Until their spouse has signed in, ${name} corrects them on pages of their own. After that two of the team correct a misspelled name, or take a spouse off by the decree, under “Remove”.`
      : `Until ${name} has signed, they correct it on pages of their own.${
          to === undefined
            ? ''
            : ' After that two of the team record by the decree that they are divorced, where a signer is removed or corrected.'
        }`
  } Where the line is closed at an office, ask them there.`

const notSaidByTheOther = (name: string): string =>
  `${name} said this themselves, and the one they named has not said the same. Ask both before you record something else.`

/** What whoever would record it is told first; undefined where they may record anything of an owner who said nothing. */
export function toldOfRecord(known: Known, signer: Pick<Signer, 'party' | 'name'>): string | undefined {
  if (known(DEED_SIGNED) !== undefined) return SIGNED
  const own = ownWord(known, signer.party)
  if (own === undefined) return undefined
  return recordableOf(known, signer) === 'ANYTHING' ? notSaidByTheOther(signer.name) : saidByThemselves(signer.name, own)
}

const ownWord = (known: Known, party: string): OwnerMarriage | undefined =>
  known(OWNER_MARRIAGES)?.owners.find((one) => one.party === party && one.isOwnWord)

const isSame = (one: OwnerMarriage, other: OwnerMarriage): boolean =>
  one.status === other.status &&
  one.to === other.to &&
  one.spouse?.firstName === other.spouse?.firstName &&
  one.spouse?.lastName === other.spouse?.lastName

const isSameOwnWord = (known: Known, said: OwnerMarriage): boolean => {
  const before = ownWord(known, said.party)
  return before !== undefined && isSame(before, said)
}

/** Nor does what is recorded of one owner take away what another said themselves, or the borrower. */
function againstOthers(known: Known, said: readonly OwnerMarriage[]): readonly Misfit[] {
  const found = contradictedMarriages(known, said, ownersOfMarriages(known))
  return found
    .filter(({ path, against }) => path === 'to' || against === BORROWER || ownWord(known, against) !== undefined)
    .map(({ party, path, message }) => at(said.findIndex((one) => one.party === party))({ path, message }))
}
