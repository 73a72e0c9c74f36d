/**
 * Paper copies that someone who signs asked for, free of charge (15 USC 7001(c)(1)(B)(iv); that they can ask, and how: (i)), and what the team sent. Never
 * asked: kept when they ask, and again when the team sent them. A list to which is only added.
 */
import { z } from 'zod'
import { instant, localDate } from '../../../facts/scalars.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { type StepMail, wait } from '../../item.ts'

export const WAYS_OF_PAPER = ['MAIL', 'COURIER', 'IN_PERSON'] as const

/** What the team says of a sending. */
export const paperSending = z.object({
  on: localDate,
  how: z.enum(WAYS_OF_PAPER),
  what: z.string().trim().min(3, 'Say which documents were sent').max(500),
  number: z.optional(z.string().trim().max(120)),
})
export type PaperSending = z.infer<typeof paperSending>

const request = z.object({
  party: z.string(),
  askedAt: instant,
  /** absent until they are sent; who recorded it and when, as the log names them */
  sent: z.optional(paperSending.extend({ by: z.string(), at: instant })),
})
export type PaperRequest = z.infer<typeof request>

export const paperCopies = wait('paper-copies', {
  title: 'Paper copies',
  staffTitle: 'Paper copies to send',
  why: 'You asked for copies on paper. We mail them to you, free of charge.',
  steps: ['NOTE_SIGNING'],
  data: z.object({ requests: z.array(request).max(200) }),
  initially: { requests: [] },
  labels: {
    requests: {
      label: 'Requests',
      each: {
        party: 'Who',
        askedAt: 'Asked',
        sent: {
          on: 'Sent on',
          how: { label: 'How', options: { MAIL: 'By mail', COURIER: 'By courier', IN_PERSON: 'Handed over' } },
          what: 'Documents',
          number: 'Tracking number',
          by: 'Recorded by',
          at: 'Recorded',
        },
      },
    },
  },
  example: { requests: [{ party: 'borrower', askedAt: '2026-11-24T18:00:00.000Z' }] },
})
type PaperCopies = z.infer<typeof paperCopies.data>

/** Of a person: the last time they asked; undefined of someone who never did. */
export const lastPaperRequest = ({ requests }: PaperCopies, party: string): PaperRequest | undefined =>
  requests.findLast((one) => one.party === party)

/** Whether someone waits for paper. */
export const isPaperOwed = (given: PaperCopies | undefined): boolean => given?.requests.some(({ sent }) => sent === undefined) ?? false

/** Undefined where they asked already, and wait. */
export function withPaperAsked({ requests }: PaperCopies, party: string, askedAt: string): PaperCopies | undefined {
  const last = lastPaperRequest({ requests }, party)
  return last && !last.sent ? undefined : { requests: [...requests, { party, askedAt }] }
}

/** Whoever did not ask here asked by phone or letter. */
export function withPaperSent({ requests }: PaperCopies, party: string, sent: NonNullable<PaperRequest['sent']>): PaperCopies {
  const waits = requests.findLastIndex((one) => one.party === party && one.sent === undefined)
  if (waits < 0) return { requests: [...requests, { party, askedAt: sent.at, sent }] }
  return { requests: requests.map((one, index) => (index === waits ? { ...one, sent } : one)) }
}

const WAYS: Readonly<Record<PaperSending['how'], string>> = {
  MAIL: 'We mailed you',
  COURIER: 'We sent you by courier',
  IN_PERSON: 'We handed you',
}

/** As whoever asked reads it. */
export const paperSentWords = ({ on, how }: Pick<PaperSending, 'on' | 'how'>): string =>
  `${WAYS[how]} your paper copies on ${formatLocalDateWithYear(on)}.`

/** No document is named: mail is read by others. */
export const paperSentMail = (sent: PaperSending): StepMail => ({
  subject: 'Your paper copies are on their way',
  body: `${paperSentWords(sent)} They are free. If they do not arrive within two weeks, call us and we send them again.`,
})
