/** Everyone else who owns the home has signed: each on their own pages, or on paper where they cannot. */
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { signsAtOffice } from './closing-office.ts'
import { closingSigners } from './closing-signers.ts'
import {
  coOwnersAnswer,
  coOwnersData,
  coOwnersLabels,
  documentsOfOwners,
  exampleOwner,
  isOfDeedOfNow,
  marriagesOfOwners,
  misfitsOfOwners,
  ownersAwaited,
  signersToShow,
} from './co-owners-on-paper.ts'
import { note } from './note.ts'
import { othersDoFirst } from './others-who-sign.ts'
import { deedNow } from './read-again.ts'
import { securityInstrument } from './security-instrument.ts'
import { signerEmails } from './signer-emails.ts'
import { signersOf } from './signers.ts'
import { signersProgress } from './signers-progress.ts'

/**
 * Whoever holds the home beside the borrower signs, whether the borrower, the public records, the trust or the title name them. Once the deed is drawn up it
 * names everyone who signs: that the borrower once said of the home that they share it asks no one.
 */
export const coOwnersSign = (known: Known): boolean =>
  closingSigners(known).length > 0 || (known(securityInstrument) === undefined && ownershipOf(known) === 'JOINT')

/** Whom the borrower did not name. */
const namedByOthers = (known: Known): readonly string[] => {
  const own = new Set(signersOf(known).map(({ party }) => party))
  return closingSigners(known).flatMap(({ party }) => (own.has(party) ? [] : [party]))
}

/** Who is waited for, by name: their addresses are for no list of dates. */
export const waitingFor = (names: readonly string[]): string =>
  `Waiting for ${names.length === 0 ? 'everyone who signs with you' : new Intl.ListFormat('en-US').format(names)}`

/** An email that several share names none of them. */
const wordFor = ({ email, name }: Signer, all: readonly Signer[]): string =>
  email !== undefined && all.filter((other) => other.email === email).length === 1 ? email : name

/** Of those alone whose email was entered: nobody else is asked for. What was recorded with names alone, by earlier releases, stands. */
function signAgainBeside(known: Known, { owners }: { readonly owners?: readonly { readonly party?: string | undefined }[] | undefined }) {
  const entered = known(signerEmails)?.emails ?? []
  const others = entered.filter(({ party }) => !owners?.some((owner) => owner.party === party)).map(({ party }) => party)
  if (owners === undefined || others.length === 0) return false
  return (known(signersProgress) ?? []).some(
    ({ party, isDone, correctedAt }) => !isDone && correctedAt !== undefined && others.includes(party),
  )
}

export const coOwners = wait('co-owners', {
  title: 'Others sign too',
  staffTitle: 'Additional signers sign',
  why: 'You are not the only one who signs for this home. We email everyone whose address we have, and our team contacts the others.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  applies: coOwnersSign,
  // They sign at the office, together with the borrower, and read before it on pages of their own: no one waits for that.
  passes: signsAtOffice,
  reads: (known) => {
    const others = namedByOthers(known)
    return [known(aboutYou)?.coOwners, known(note)?.sha256, ...(others.length > 0 ? [others] : [])]
  },
  // Whoever has another mailbox than was theirs signs again, whatever was recorded of the others on paper.
  holds: (known, data) => isOfDeedOfNow(known, data) && !signAgainBeside(known, data),
  bySigners: (signers) =>
    signers.length > 0 && signers.every(({ isDone }) => isDone) ? { signed: signers.map((signer) => wordFor(signer, signers)) } : undefined,
  chapter: {
    open: (known) => othersDoFirst(known, 'sign', 'signs'),
    done: (_data, known) => othersDoFirst(known, 'signed', 'signed'),
    shown: 'once-signed',
    // At an office they sign with the borrower, which is a line of its own.
    isAhead: (known) => coOwnersSign(known) && !signsAtOffice(known),
    meanwhile: (known) => waitingFor((known(signersProgress) ?? []).filter(({ isDone }) => !isDone).map(({ name }) => name)),
    rule: 'Everyone who owns the home signs, so that no one’s home is pledged without them. Some states ask an owner’s spouse to sign too.',
    moves: 'They may need more time.',
  },
  about: { data: ownersAwaited, of: (known) => ({ owners: signersToShow(known) }) },
  data: coOwnersData,
  accepts: coOwnersAnswer,
  fits: misfitsOfOwners,
  documents: documentsOfOwners,
  alsoSettles: marriagesOfOwners,
  keeps: (known, { owners = [] }) => {
    const all = known(signersProgress) ?? []
    const nameOf = (party: string | undefined) => all.find((signer) => signer.party === party)?.name
    const deed = deedNow(known)
    const onPaper = owners.map((owner) => ({ ...owner, name: nameOf(owner.party) ?? owner.name, ...(deed !== undefined && { deed }) }))
    const online = all.filter(({ party, isDone }) => isDone && !owners.some((owner) => owner.party === party))
    return { signed: [...online.map((signer) => wordFor(signer, all)), ...onPaper.map(({ name }) => name)], owners: onPaper }
  },
  decidedAs: () => 'SIGNED_ON_PAPER',
  labels: coOwnersLabels,
  example: { owners: [exampleOwner] },
})

/** Whether the team recorded what this owner signed on paper, of the documents as they are now. */
export const signedOnPaper = (known: Known, party: string): boolean =>
  known(coOwners)?.owners?.some((owner) => owner.party === party) === true
