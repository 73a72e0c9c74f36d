/**
 * Where the documents are signed at an office they are read before it, online and in time (Tex. Const. XVI s.50(a)(6)(N)). Nothing is signed by it: an
 * application whose documents were signed online by an earlier release is past it.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { ask, type Known, type StepMail } from '../../item.ts'
import { texasItemization } from '../closing/texas-itemization.ts'
import { amountChange } from '../final/amount-change.ts'
import { signsAtOffice } from './closing-office.ts'
import { documentsToSign, signedDigests } from './documents-to-sign.ts'
import { wordsOfReadingAgain } from './read-again.ts'
import { securityInstrument } from './security-instrument.ts'
import { type SigningChoice, signingChoice, signsElectronically } from './signing-choice.ts'
import { signingHelp } from './signing-help.ts'

export const closingReviewAnswer = z.object({ read: z.literal(true, 'Check the box to confirm that you have read every document') })

/** With what was read, to the byte. */
const storedReview = z.extend(closingReviewAnswer, {
  /** the day at the home on which it was read; earlier releases kept the lender's */
  on: z.optional(localDate),
  documents: z.optional(z.array(z.object({ kind: z.string(), documentId: z.string(), sha256: z.string() }))),
})
type ClosingReview = z.infer<typeof storedReview>

/** The deed too: another one is read again before it is signed. */
export const reviewedEarlier = (known: Known): readonly unknown[] => [...signedDigests(known), known(securityInstrument)?.sha256]

/** And the itemized costs, which every owner has in time (Tex. Const. XVI s.50(a)(6)(M)(ii)); earlier releases did not have them read here. */
export const reviewedDigests = (known: Known): readonly unknown[] => [...reviewedEarlier(known), known(texasItemization)?.sha256]

/** Whoever was sent the documents on paper reads them there. */
export const readsOnPaper = (choice: SigningChoice | undefined, help: { readonly outcome: string } | undefined): boolean =>
  !signsElectronically(choice) && help?.outcome === 'PAPER_SENT'

/** After the days that are waited for in Texas nobody looks every day: told when the reading opens, and not when the documents are made. */
export const READY_TO_READ: StepMail = {
  subject: 'Your documents are ready to read',
  body: 'The documents for your line of credit are ready. Sign in and read them. Then you choose an office and a time, and sign everything there.',
  text: 'Your documents are ready to read.',
}

export const CLOSING_REVIEW = {
  title: 'Read your documents',
  steps: ['NOTE_SIGNING'] as const,
  data: storedReview,
  accepts: closingReviewAnswer,
  keeps: (known: Known, answer: ClosingReview, _before?: ClosingReview, on?: LocalDate, atHome = on): ClosingReview => ({
    ...answer,
    ...(atHome !== undefined && { on: atHome }),
    documents: documentsToSign(known).map(({ kind, documentId, sha256 }) => ({ kind, documentId, sha256 })),
  }),
  labels: {
    read: 'I have read every document',
    on: 'Read on',
    documents: { label: 'Documents', each: { kind: 'Document', documentId: 'Number', sha256: 'Digest' } },
  },
  example: { read: true as const },
}

export const closingReview = ask('closing-review', {
  ...CLOSING_REVIEW,
  why: 'You read every document now. You sign them later at an office, as the law of your state asks.',
  applies: (known) => signsAtOffice(known) && !readsOnPaper(known(signingChoice), known(signingHelp)),
  reads: reviewedDigests,
  earlierReads: reviewedEarlier,
  // Signed online by an earlier release, on these very documents.
  notAfter: (_given, isCurrent) => isCurrent('note-signing'),
  corrects: [amountChange],
  mailFor: (known, before) => wordsOfReadingAgain(known, 'closing-review', before)?.mail,
  chapter: {
    open: 'Read your documents',
    again: 'Read the new documents',
    done: 'Documents read',
    shown: 'when-open',
    rule: 'You read everything before you come to sign. The Texas Constitution asks that you sign at the office of the lender, an attorney or a title company.',
  },
})
