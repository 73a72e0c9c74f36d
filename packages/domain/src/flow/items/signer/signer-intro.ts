/** What an additional signer states about themselves before anything else. To sign electronically they agree where they read what that means (15 USC 7001(c)(1)). */
import * as z from 'zod/mini'
import { ageProblem } from '../../../policy/age.ts'
import { ask, type Item, type Known } from '../../item.ts'
import { isMailboxOf } from '../../parties.ts'
import { birthDate, birthDateAnswer } from '../apply/birth-date.ts'
import { legalName as borrowersName, legalNameAnswer, storedLegalName } from '../apply/legal-name.ts'
import { mayBeOneName } from '../apply/own-name.ts'
import { ownerMatches } from '../property/owner-matches.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { marriageAnswer, marriageLabels, storedMarriageAnswer } from '../signing/marriage-answer.ts'
import { contradictedOnOwnPages, contradictedOwners } from '../signing/marriage-contradictions.ts'
import { ownerMarriages } from '../signing/owner-marriages.ts'
import { marriageOf, marriagesKept, misfitsOfMarriage, ownersAsked, peopleToMarry, withMarriages } from '../signing/owners-spouses.ts'
import { signersOf } from '../signing/signers.ts'
import { namedSigners } from '../signing/spouse.ts'
import { doOwnersSpousesSign, isJoinderFound } from '../signing/spouse-needed.ts'
import { submission } from '../submission/submission.ts'
import { wordsOfAskingAgain } from './asked-again.ts'
import { thisSigner } from './this-signer.ts'
import { whyTheySign } from './why-they-sign.ts'

export const signerIntroAnswer = z.object({
  legalName: legalNameAnswer,
  bornOn: birthDateAnswer.shape.bornOn,
  /** Asked of an owner, and only where the law of the state has an owner's spouse sign (12 CFR 1002.7(d)(4)). */
  marriage: z.optional(marriageAnswer),
})

/** A lien binds each owner by their own signature: the borrower cannot give it twice. */
const SAME_PERSON =
  'The borrower has this name and date of birth, and an additional signer must be another person. Check the date, or ask the borrower to correct the application.'

const storedSignerIntro = z.extend(signerIntroAnswer, {
  legalName: storedLegalName,
  marriage: z.optional(storedMarriageAnswer),
  /** The email with which it was given; kept by the server. Earlier releases kept none. */
  email: z.optional(z.string()),
  /** Earlier releases asked for it here, before the disclosure was shown: it counts for nothing. */
  consentToSignElectronically: z.optional(z.literal(true)),
})

/** Who else owns the home, as far as it is known when they are asked. */
const ownersBeside = (known: Known) => {
  const named = signersOf(known)
  const { party = '' } = known(thisSigner) ?? {}
  return named.some((owner) => owner.party === party) ? named : ownersAsked(known)
}

/** Of an owner alone: a spouse who signs with one is asked nothing of it. */
function isMarriageAsked(known: Known): boolean {
  const { party = '' } = known(thisSigner) ?? {}
  const isNamed = (among: readonly { readonly party: string }[]) => among.some((one) => one.party === party)
  if (!doOwnersSpousesSign(known)) return false
  return isNamed(signersOf(known)) || (!isNamed(namedSigners(known)) && isNamed(ownersAsked(known)))
}

/** Whether nothing is left to ask of it: what they said stands, also beside what the one says whom they named. */
const isMarriageTold = (known: Known): boolean => {
  const self = known(thisSigner)
  return self === undefined || !isMarriageAsked(known) || marriageOf(known, self, ownersBeside(known)) !== undefined
}

/** From here on nobody is sent back, and no doubt about an ID is lost: what is not known is asked by the record of the closing. */
const IDENTITY_SHOWN = 'signer-identity-documents'

/** From here on what they said is the team's to put right (marriage-review). */
const SIGNED = 'signer-signing'

/** What they named another owner with, who says otherwise by now: where no record of a closing asks it, they are asked until they sign. */
const isMarriageDenied = (known: Known): boolean =>
  !signsAtOffice(known) && contradictedOwners(known, ownersBeside(known)).some(({ party }) => party === known(thisSigner)?.party)

/** Nobody older signs; borrowers are asked for the same. */
const EARLIEST = '1900-01-01'

export const signerIntro = ask('signer-intro', {
  title: 'Before you sign',
  why: 'The lien on the home needs your signature too. You do not become a borrower.',
  steps: ['CO_DEED_REQ'],
  toSigner: (known, before) => wordsOfAskingAgain(known, before) ?? whyTheySign(known),
  // Until it is submitted there is no application for anyone to sign.
  applies: (known) => known(submission) !== undefined,
  about: {
    data: z.object({ asksMarriage: z.boolean(), people: z.array(z.object({ party: z.string(), name: z.string() })) }),
    of: (known) => {
      const asksMarriage = isMarriageAsked(known)
      return { asksMarriage, people: asksMarriage ? [...peopleToMarry(known, known(thisSigner)?.party ?? '', ownersBeside(known))] : [] }
    },
  },
  fits: (known, { legalName, bornOn, marriage }, on) => {
    const young = bornOn < EARLIEST ? 'Invalid date' : ageProblem(bornOn, on)
    const borrower = known(borrowersName)
    // Nobody has a namesake of the same day in one home.
    const isBorrower = borrower !== undefined && mayBeOneName(borrower, legalName) && known(birthDate)?.bornOn === bornOn
    const born = young === undefined ? (isBorrower ? [{ path: 'bornOn', message: SAME_PERSON }] : []) : [{ path: 'bornOn', message: young }]
    const { party = '', name = '' } = known(thisSigner) ?? {}
    const ofMarriage = !isMarriageAsked(known)
      ? []
      : marriage === undefined
        ? [{ path: 'marriage.status', message: 'Choose your marital status' }]
        : [
            ...misfitsOfMarriage(known, { party, name, legalName }, marriage, ownersBeside(known)),
            ...contradictedOnOwnPages(known, { party, ...marriage }, ownersBeside(known)),
          ].map(({ path, message }) => ({ path: `marriage.${path}`, message }))
    if (ownerMatches([{ name, kind: 'PERSON' }], legalName)) return [...born, ...ofMarriage]
    return [
      ...born,
      ...ofMarriage,
      { path: 'legalName.firstName', message: `The application names ${name}. If that is not your name, call us: our team corrects it.` },
    ]
  },
  // With another email it is another mailbox, and whoever has it proves and does everything themselves; the evidence of before stays.
  holds: (known, { email }, stored) => {
    const self = known(thisSigner)
    const isTheirs = isMailboxOf(self ?? {}, email)
    if (!isTheirs || isMarriageTold(known)) return isTheirs
    // The team found out only now that their spouse signs: nobody else asks them.
    if (isJoinderFound(known)) return false
    return stored(IDENTITY_SHOWN) !== undefined && (stored(SIGNED) !== undefined || !isMarriageDenied(known))
  },
  // Of a marriage nothing is kept where the law asks for none.
  keeps: (known, { email: _given, marriage, ...answer }, before) => {
    const self = known(thisSigner)
    // Of the mailbox that they lost, so that what they signed from it stays theirs.
    const isKept = before?.email !== undefined && self?.formerEmails?.includes(before.email) === true
    const email = isKept ? before.email : self?.email
    return { ...answer, ...(marriage && isMarriageAsked(known) && { marriage }), ...(email !== undefined && { email }) }
  },
  alsoSettles: (known, { marriage }) => {
    const party = known(thisSigner)?.party
    return marriage && party !== undefined
      ? [{ item: ownerMarriages as Item, data: marriagesKept(known, withMarriages(known, [{ party, ...marriage }], 'OWNER')) }]
      : []
  },
  data: storedSignerIntro,
  accepts: signerIntroAnswer,
  labels: {
    legalName: {
      firstName: 'First name',
      middleName: 'Middle name',
      lastName: 'Last name',
      suffix: { label: 'Suffix', options: { JR: 'Jr.', SR: 'Sr.', I: 'I', II: 'II', III: 'III', IV: 'IV', V: 'V' } },
    },
    bornOn: 'Date of birth',
    marriage: marriageLabels,
    email: 'Given with the email',
    consentToSignElectronically: 'Agreed to sign electronically, before the disclosure',
  },
  // Where nobody asks for it, it is not kept.
  example: { legalName: { firstName: 'Sam', lastName: 'Reyes' }, bornOn: '1985-02-11', marriage: { status: 'UNMARRIED' } },
})

/** Whose doing the later items are: those of another email are done again. Nothing where an earlier release kept none. */
export const heldBy = (known: Known): readonly string[] => {
  const email = known(signerIntro)?.email
  return email === undefined ? [] : [email]
}
