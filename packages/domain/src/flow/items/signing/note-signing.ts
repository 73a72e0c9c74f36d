/** The borrower signs every document of the set; a document whose content changed must be signed again. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { ELECTRONIC_SIGNATURE_WORDS } from '../../../policy/consent-statements.ts'
import { MEETING_PLACES } from '../../../policy/notary-law.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, StepMail } from '../../item.ts'
import { ask } from '../../item.ts'
import { amountChange } from '../final/amount-change.ts'
import { signsAtOffice } from './closing-office.ts'
import { documentsToSign, signedDigests } from './documents-to-sign.ts'
import { note } from './note.ts'
import { isReadStill, wordsOfReadingAgain } from './read-again.ts'

/** Given when every place is signed: the adopted name, which the evidence of each place has to show. */
export const noteSigningAnswer = z.object({
  signature: z.string().check(z.minLength(2), z.maxLength(120)),
  consentToSignElectronically: z.literal(true, 'Check the box to sign electronically'),
})

/** Who was there when documents were signed in ink. */
export const INK_PRESENCES = ['ALONE', 'OUR_TEAM', 'NOTARY', 'WITNESS'] as const

export const storedSigning = z.extend(noteSigningAnswer, {
  /** absent in what was signed on paper */
  consentToSignElectronically: z.optional(noteSigningAnswer.shape.consentToSignElectronically),
  /** Signed in ink, as the team recorded it. */
  paper: z.optional(
    z.object({
      signedOn: localDate,
      before: z.enum(INK_PRESENCES),
      witness: z.optional(z.string()),
      scans: z.array(z.uuid()),
      /** Where the law asks for an office: which, as the closer recorded it. */
      office: z.optional(z.object({ place: z.enum(MEETING_PLACES), address: z.string() })),
    }),
  ),
  /** What was signed, to the byte; absent in what was signed before evidence was kept. */
  documents: z.optional(z.array(z.object({ kind: z.string(), documentId: z.string(), sha256: z.string() }))),
})
export type StoredSigning = z.infer<typeof storedSigning>

/** The office where everything is signed at one meeting. */
export const OFFICE_LABELS = {
  place: {
    label: 'Where it was signed',
    options: {
      HOME: 'At the home',
      TITLE_OFFICE: 'At a title company’s office',
      ATTORNEY_OFFICE: 'At an attorney’s office',
      LENDER_OFFICE: 'At our office',
    },
  },
  address: 'Address of the office',
} as const

export const SIGNATURE_LABELS = {
  signature: 'Your full name, as your signature',
  consentToSignElectronically: ELECTRONIC_SIGNATURE_WORDS,
  documents: { label: 'Documents', each: { kind: 'Document', documentId: 'Number', sha256: 'Digest' } },
  paper: {
    signedOn: 'Signed in ink on',
    before: {
      label: 'Who was there',
      options: { ALONE: 'No one else', OUR_TEAM: 'Someone of our team', NOTARY: 'A notary', WITNESS: 'Another witness' },
    },
    witness: 'Name of who was there',
    scans: 'Scans of what came back',
    office: OFFICE_LABELS,
  },
}

/** The day of the signature, which the team may record later. @param settledOn the day on which it was taken, or recorded */
export const signedOn = (signing: StoredSigning | undefined, settledOn: LocalDate | undefined): LocalDate | undefined =>
  signing?.paper?.office ? signing.paper.signedOn : settledOn

/** With the documents that the application has at that moment. */
export const keptSigning = (known: Known, answer: StoredSigning): StoredSigning => ({
  ...answer,
  documents: documentsToSign(known).map(({ kind, documentId, sha256 }) => ({ kind, documentId, sha256 })),
})

/** Where something was waited for before they could be made, the page was left: told when they are there. */
export const READY_TO_SIGN: StepMail = {
  subject: 'Your documents are ready to read and sign',
  body: 'The documents for your line of credit are ready. Sign in, read them, and sign where they ask for it.',
  text: 'Your documents are ready to sign.',
}

/** Signed in ink: the scans are the copies. What is signed here is told once its copy is sealed (signed-set). */
const PAPER_SIGNED: StepMail = {
  subject: 'We have your signed documents',
  body: 'The documents that you signed on paper are with us. Copies of them are among your documents. What is left for you is to sign the deed with a notary. Sign in to see your next step.',
}

/** At an office, where the closer saw it. */
const SIGNED_AT_OFFICE: StepMail = {
  subject: 'You have signed your documents',
  body: 'You signed your documents at the office. Copies of them are among your documents.',
}

export const paperSignedMail = ({ paper }: StoredSigning): StepMail | undefined => paper && (paper.office ? SIGNED_AT_OFFICE : PAPER_SIGNED)

export const noteSigning = ask('note-signing', {
  title: 'Sign your documents',
  why: 'Your signature is your agreement to the loan.',
  steps: ['NOTE_SIGNING'],
  // Signed at the office, with the deed (notary-session): online it is only read (closing-review).
  passes: signsAtOffice,
  reads: signedDigests,
  // Before there was a set, the agreement alone was signed.
  earlierReads: (known) => [known(note)?.sha256],
  // The deed is only read here, and another one is read before the notary.
  holds: (known, given) => isReadStill(known, given, 'note-signing'),
  mailFor: (known, before) => wordsOfReadingAgain(known, 'note-signing', before)?.mail,
  corrects: [amountChange],
  agrees: { consentToSignElectronically: 'ELECTRONIC_SIGNATURE' },
  data: storedSigning,
  accepts: noteSigningAnswer,
  keeps: keptSigning,
  settledMail: paperSignedMail,
  chapter: {
    open: 'Sign your agreement',
    again: 'Read the new documents, and finish again',
    done: 'Agreement signed',
    shown: 'when-open',
    on: (signing, settled) => signedOn(signing, settled),
    rule: 'The agreement binds you and us from the day you sign it.',
  },
  labels: SIGNATURE_LABELS,
  example: { signature: 'Ana Reyes', consentToSignElectronically: true },
})
