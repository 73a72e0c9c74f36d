/** Someone declined, or wants paper: the team calls them. They may take it up again by themselves in the meantime. */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { type Known, type StepMail, wait } from '../../item.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { signsAtOffice } from './closing-office.ts'
import { setOnPaper, signedDigests } from './documents-to-sign.ts'
import { backByWords, SEND_BACK } from './paper-back.ts'
import { deedNow, isWithDeedOfNow } from './read-again.ts'
import { SIGNING_CHOICE, type SigningChoice, signingChoice, signsElectronically } from './signing-choice.ts'

interface Helped {
  readonly outcome: 'SIGNS_HERE' | 'PAPER_SENT'
  readonly sentOn?: LocalDate | undefined
  readonly deed?: string | undefined
}

export const SIGNING_HELP = {
  why: 'Our team calls you about paper or your questions. If you want paper, we mail it to you. You can also continue here at any time.',
  steps: ['NOTE_SIGNING'] as const,
  by: 'operator' as const,
  data: z.object({
    outcome: z.enum(['SIGNS_HERE', 'PAPER_SENT']),
    /** The lender's day of it, kept by the server: nothing that was sent is signed before. Earlier releases kept none. */
    sentOn: z.optional(localDate),
    /** The digest of the deed that was among them, kept by the server. */
    deed: z.optional(z.string()),
  }),
  accepts: z.object({ outcome: z.enum(['SIGNS_HERE', 'PAPER_SENT']) }),
  keeps: (known: Known, { outcome }: Helped, _before?: Helped, on?: LocalDate): Helped => ({
    outcome,
    ...(outcome === 'PAPER_SENT' && on !== undefined && { sentOn: on }),
    ...(outcome === 'PAPER_SENT' && deedNow(known) !== undefined && { deed: deedNow(known) }),
  }),
  labels: {
    outcome: { label: 'What was agreed', options: { SIGNS_HERE: 'They sign online after all', PAPER_SENT: 'Paper documents were sent' } },
    sentOn: 'Sent on',
    deed: 'Digest of the deed that was sent',
  },
  example: { outcome: 'SIGNS_HERE' as const },
}

/** What was sent on paper is sent again when a document of it changes. */
export const helpReads = (known: Known, choice: SigningChoice | undefined): readonly unknown[] =>
  signsElectronically(choice) ? [choice] : [choice, signedDigests(known)]

/** What is on its way, or came back, is of no use beside another deed: it is sent again. @param fact the name of what was given */
export const helpHolds = (known: Known, { outcome, deed }: Helped, fact: string): boolean =>
  outcome !== 'PAPER_SENT' || isWithDeedOfNow(known, deed, fact)

/** What they asked for, with the documents that go to them. */
export const helpShows = (known: Known, choice: SigningChoice | undefined): readonly ShownBasis[] => [
  ...(choice ? [basisPart<SigningChoice>('What they chose', SIGNING_CHOICE.labels, choice)] : []),
  setOnPaper(choice?.way === 'PAPER' ? 'Documents to send on paper' : 'Documents they have not signed', known),
]

/** What is signed at an office is only read here, or on paper. */
const READ_ON_PAPER: StepMail = {
  subject: 'Your documents are on their way on paper',
  body: 'We sent you your documents on paper. Read them, and do not sign them yet: you sign at an office. Sign in to choose the office and the time.',
}
const READ_HERE: StepMail = {
  subject: 'You can read your documents online again',
  body: 'Your documents are ready where you left them. Sign in to continue.',
}

const AND_THEN = 'Leave the deed or mortgage unsigned: you sign it with the notary. You can also sign in and sign online instead.'

/** Something that was on paper has changed since. */
const sentAgain = (known: Known): StepMail => ({
  subject: 'Your new documents are on their way on paper',
  body: `The deed or mortgage changed after we sent you documents on paper. What you signed with it does not count for the new one. We sent you everything anew. ${SEND_BACK}${backByWords(known)} ${AND_THEN}`,
})

const SENT_AGAIN_TO_READ: StepMail = {
  subject: 'Your new documents are on their way on paper',
  body: 'The deed or mortgage changed after we sent you documents on paper. We sent you everything anew. Read it, and do not sign it yet: you sign at an office. Sign in to choose the office and the time.',
}

/** What whoever signs is written of it: with where the documents go, and by when. */
export function helpMail({ outcome, deed }: Helped, known: Known, before?: Helped): StepMail {
  const isSentAgain = outcome === 'PAPER_SENT' && before?.deed !== undefined && before.deed !== deed
  if (isSentAgain) return signsAtOffice(known) ? SENT_AGAIN_TO_READ : sentAgain(known)
  if (signsAtOffice(known)) return outcome === 'PAPER_SENT' ? READ_ON_PAPER : READ_HERE
  return outcome === 'PAPER_SENT'
    ? {
        subject: 'Your documents are on their way on paper',
        body: `We sent you your documents on paper. ${SEND_BACK}${backByWords(known)} ${AND_THEN}`,
      }
    : { subject: 'You can sign online again', body: 'Your documents are ready where you left them. Sign in to continue.' }
}

export const signingHelp = wait('signing-help', {
  title: 'Signing is paused',
  staffTitle: 'Signing on paper, or declined',
  ...SIGNING_HELP,
  applies: (known) => !signsElectronically(known(signingChoice)),
  reads: (known) => helpReads(known, known(signingChoice)),
  shows: (known) => helpShows(known, known(signingChoice)),
  earlierReads: (known) => [known(signingChoice)],
  holds: (known, given) => helpHolds(known, given, 'signing-help'),
  settledMail: helpMail,
})
