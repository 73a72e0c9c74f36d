/** What an additional signer states about themselves before anything else. To sign electronically they agree where they read what that means (15 USC 7001(c)(1)). */
import * as z from 'zod/mini'
import { ageProblem } from '../../../policy/age.ts'
import { ask, type Known } from '../../item.ts'
import { birthDate, birthDateAnswer } from '../apply/birth-date.ts'
import { legalName as borrowersName, legalNameAnswer, storedLegalName } from '../apply/legal-name.ts'
import { ownerMatches } from '../property/owner-matches.ts'
import { submission } from '../submission/submission.ts'
import { thisSigner } from './this-signer.ts'

export const signerIntroAnswer = z.object({
  legalName: legalNameAnswer,
  bornOn: birthDateAnswer.shape.bornOn,
})

/** A lien binds each owner by their own signature: the borrower cannot give it twice. */
const SAME_PERSON =
  'The borrower has this name and date of birth, and an additional signer must be another person. Check the date, or ask the borrower to correct the application.'

const storedSignerIntro = z.extend(signerIntroAnswer, {
  legalName: storedLegalName,
  /** The email with which it was given; kept by the server. Earlier releases kept none. */
  email: z.optional(z.string()),
  /** Earlier releases asked for it here, before the disclosure was shown: it counts for nothing. */
  consentToSignElectronically: z.optional(z.literal(true)),
})

const plain = (name: { firstName: string; middleName?: string | undefined; lastName: string; suffix?: string | undefined }): string =>
  [name.firstName, name.middleName ?? '', name.lastName, name.suffix ?? '']
    .map((part) => part.normalize('NFC').trim().toLowerCase())
    .join('|')

/** Nobody older signs; borrowers are asked for the same. */
const EARLIEST = '1900-01-01'

export const signerIntro = ask('signer-intro', {
  title: 'Before you sign',
  why: 'The home is yours too, because you own it with the borrower or are married to them. So the lien on it needs your signature. You do not become a borrower.',
  steps: ['CO_DEED_REQ'],
  mail: {
    CO_DEED_REQ: {
      subject: 'You are asked to sign for a line of credit',
      body: 'Someone whose home you share has applied for a home equity line of credit on it, and named you with this email. Everyone who owns the home signs, and in some states a spouse does too, because the lien is on the home of all of you. You do not become a borrower.',
    },
  },
  // Until it is submitted there is no application for anyone to sign.
  applies: (known) => known(submission) !== undefined,
  fits: (known, { legalName, bornOn }, on) => {
    const young = bornOn < EARLIEST ? 'Invalid date' : ageProblem(bornOn, on)
    const borrower = known(borrowersName)
    const isBorrower = borrower !== undefined && plain(borrower) === plain(legalName) && known(birthDate)?.bornOn === bornOn
    const born = young === undefined ? (isBorrower ? [{ path: 'bornOn', message: SAME_PERSON }] : []) : [{ path: 'bornOn', message: young }]
    const name = known(thisSigner)?.name ?? ''
    if (ownerMatches([{ name, kind: 'PERSON' }], legalName)) return born
    return [
      ...born,
      { path: 'legalName.firstName', message: `The application names ${name}. If that is not your name, ask the borrower to correct it.` },
    ]
  },
  // With another email it is another mailbox, and whoever has it proves and does everything themselves; the evidence of before stays.
  holds: (known, { email }) => {
    const self = known(thisSigner)
    return email === undefined ? self?.correctedAt === undefined : email === self?.email
  },
  keeps: (known, { email: _given, ...answer }) => {
    const email = known(thisSigner)?.email
    return { ...answer, ...(email !== undefined && { email }) }
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
    email: 'Given with the email',
    consentToSignElectronically: 'Agreed to sign electronically, before the disclosure',
  },
  example: { legalName: { firstName: 'Sam', lastName: 'Reyes' }, bornOn: '1985-02-11' },
})

/** Whose doing the later items are: those of another email are done again. Nothing where an earlier release kept none. */
export const heldBy = (known: Known): readonly string[] => {
  const email = known(signerIntro)?.email
  return email === undefined ? [] : [email]
}
