/**
 * Paper copies that someone who signs asked for, free of charge (15 USC 7001(c)(1)(B)(iv); that they can ask, and how: (i)), and what the team sent. Never
 * asked: kept when they ask, and again when the team sent them. A list to which is only added. Who withdrew their consent to electronic documents ((c)(1)(B)(i))
 * is on it too, with each document that was made for them since: those are owed on paper without being asked for.
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

const letter = z.object({ id: z.uuid(), kind: z.string() })
export type PaperLetter = z.infer<typeof letter>

const request = z.object({
  party: z.string(),
  askedAt: instant,
  /** of someone who withdrew: what was made for them since */
  documents: z.optional(z.array(letter).min(1).max(500)),
  /** absent until they are sent; who recorded it and when, as the log names them, and the address of then */
  sent: z.optional(paperSending.extend({ by: z.string(), at: instant, to: z.optional(z.string()) })),
})
export type PaperRequest = z.infer<typeof request>

/** Where paper is mailed, as someone gave it; the newest of theirs counts, and what was mailed before went where it says. */
const mailingAddress = z.object({
  party: z.string(),
  at: instant,
  address: z.object({ street1: z.string(), street2: z.optional(z.string()), city: z.string(), state: z.string(), zip: z.string() }),
})
export type MailingAddress = z.infer<typeof mailingAddress>['address']

/** 15 USC 7001(c)(4): from then on alone. `againAt`: since when they agree again. */
const withdrawal = z.object({ party: z.string(), at: instant, againAt: z.optional(instant) })

export const paperCopies = wait('paper-copies', {
  title: 'Paper copies',
  staffTitle: 'Paper copies to send',
  why: 'You asked for copies on paper. We mail them to you, free of charge.',
  steps: ['NOTE_SIGNING'],
  data: z.object({
    requests: z.array(request).max(200),
    withdrawn: z.optional(z.array(withdrawal).max(200)),
    addresses: z.optional(z.array(mailingAddress).max(200)),
  }),
  initially: { requests: [] },
  labels: {
    requests: {
      label: 'Requests',
      each: {
        party: 'Who',
        askedAt: 'Asked',
        documents: { label: 'Documents owed', each: { id: 'Number', kind: 'Document' } },
        sent: {
          on: 'Sent on',
          how: { label: 'How', options: { MAIL: 'By mail', COURIER: 'By courier', IN_PERSON: 'Handed over' } },
          what: 'Documents',
          number: 'Tracking number',
          by: 'Recorded by',
          at: 'Recorded',
          to: 'Mailed to',
        },
      },
    },
    addresses: {
      label: 'Mailing addresses',
      each: {
        party: 'Who',
        at: 'Given',
        address: { street1: 'Street address', street2: 'Apartment or unit', city: 'City', state: 'State', zip: 'ZIP code' },
      },
    },
    withdrawn: { label: 'Consent withdrawn', each: { party: 'Who', at: 'Withdrawn', againAt: 'Agreed again' } },
  },
  example: { requests: [{ party: 'borrower', askedAt: '2026-11-24T18:00:00.000Z' }] },
})
type PaperCopies = z.infer<typeof paperCopies.data>

/** Of a person: the last time they asked; undefined of someone who never did. */
export const lastPaperRequest = ({ requests }: PaperCopies, party: string): PaperRequest | undefined =>
  requests.findLast((one) => one.party === party && one.documents === undefined)

/** Whether someone waits for paper. */
export const isPaperOwed = (given: PaperCopies | undefined): boolean => given?.requests.some(({ sent }) => sent === undefined) ?? false

/** Whether a document is on the list of what someone who withdrew is mailed, sent or not. */
export const isOwedTo = ({ party, documents = [] }: PaperRequest, to: string, document: string): boolean =>
  party === to && documents.some(({ id }) => id === document)

/** Undefined where they asked already, and wait. */
export function withPaperAsked(given: PaperCopies, party: string, askedAt: string): PaperCopies | undefined {
  const last = lastPaperRequest(given, party)
  return last && !last.sent ? undefined : { ...given, requests: [...given.requests, { party, askedAt }] }
}

/**
 * Whoever did not ask here asked by phone or letter.
 * @param documents which of those that are owed were sent; what was made since stays owed
 */
export function withPaperSent(
  given: PaperCopies,
  party: string,
  sent: NonNullable<PaperRequest['sent']>,
  documents: readonly string[] = [],
): PaperCopies {
  const { requests } = given
  const waits = (one: PaperRequest) => one.party === party && one.sent === undefined
  if (documents.length > 0) {
    const split = ({ documents: owed = [], ...one }: PaperRequest): PaperRequest[] => {
      const gone = owed.filter(({ id }) => documents.includes(id))
      const left = owed.filter(({ id }) => !documents.includes(id))
      return [...(gone.length > 0 ? [{ ...one, documents: gone, sent }] : []), ...(left.length > 0 ? [{ ...one, documents: left }] : [])]
    }
    return { ...given, requests: requests.flatMap((one) => (waits(one) && one.documents ? split(one) : [one])) }
  }
  const at = requests.findLastIndex((one) => waits(one) && one.documents === undefined)
  if (at < 0) return { ...given, requests: [...requests, { party, askedAt: sent.at, sent }] }
  return { ...given, requests: requests.map((one, index) => (index === at ? { ...one, sent } : one)) }
}

/** Since when a person gets everything on paper; undefined of everyone else. */
export const onPaperSince = (given: PaperCopies | undefined, party: string): string | undefined =>
  given?.withdrawn?.findLast((one) => one.party === party && one.againAt === undefined)?.at

/** Who gets everything on paper now. */
export const partiesOnPaper = (given: PaperCopies | undefined): readonly { readonly party: string; readonly at: string }[] =>
  given?.withdrawn?.filter(({ againAt }) => againAt === undefined) ?? []

/** So many of them are a mistake of a program: the oldest that is over goes, and every one stays among the events of signing. */
const MOST_WITHDRAWALS = 200

export function withConsentWithdrawn(given: PaperCopies, party: string, at: string): PaperCopies {
  if (onPaperSince(given, party) !== undefined) return given
  const all = [...(given.withdrawn ?? []), { party, at }]
  const oldest = all.length > MOST_WITHDRAWALS ? all.findIndex(({ againAt }) => againAt !== undefined) : -1
  return { ...given, withdrawn: all.filter((_one, index) => index !== oldest) }
}

/** What was made while they had withdrawn stays owed on paper. */
export const withAgreedAgain = (given: PaperCopies, party: string, againAt: string): PaperCopies => ({
  ...given,
  withdrawn: (given.withdrawn ?? []).map((one) => (one.party === party && one.againAt === undefined ? { ...one, againAt } : one)),
})

/** With what is owed and on no list yet; undefined where there is nothing. */
export function withLettersOwed(given: PaperCopies, party: string, made: readonly PaperLetter[], at: string): PaperCopies | undefined {
  const listed = new Set(given.requests.flatMap((one) => (one.party === party ? (one.documents ?? []).map(({ id }) => id) : [])))
  const owed = made.filter(({ id }) => !listed.has(id))
  if (owed.length === 0) return undefined
  const waiting = given.requests.findIndex((one) => one.party === party && one.documents !== undefined && one.sent === undefined)
  if (waiting < 0) return { ...given, requests: [...given.requests, { party, askedAt: at, documents: owed }] }
  const added = ({ documents = [], ...one }: PaperRequest): PaperRequest => ({ ...one, documents: [...documents, ...owed] })
  return { ...given, requests: given.requests.map((one, index) => (index === waiting ? added(one) : one)) }
}

/** As someone gave it for themselves; undefined where they never did. */
export const mailingAddressOf = (given: PaperCopies | undefined, party: string): MailingAddress | undefined =>
  given?.addresses?.findLast((one) => one.party === party)?.address

/** So many changes are a mistake of a program: the oldest that counts no more goes. */
const MOST_ADDRESSES = 200

export const withMailingAddress = (given: PaperCopies, party: string, address: MailingAddress, at: string): PaperCopies => ({
  ...given,
  addresses: [...(given.addresses ?? []), { party, at, address }].slice(-MOST_ADDRESSES),
})

const MAILS_A_DAY = 4
const DAY_MS = 24 * 60 * 60_000

const NO_MORE_TODAY =
  'You changed this several times today. If you change it again within a day, it counts, and we send no email about it: your page shows how it stands.'

/**
 * Each change counts and is kept; of many within a day the first ones are told, and the last of those says so.
 * @param changes when this person made them, the one that is told now among them
 */
function boundMail(words: StepMail, changes: readonly string[], now: string): StepMail | undefined {
  const today = changes.filter((at) => Date.parse(at) > Date.parse(now) - DAY_MS).length
  if (today > MAILS_A_DAY) return undefined
  return today < MAILS_A_DAY ? words : { ...words, body: `${words.body} ${NO_MORE_TODAY}` }
}

/** What is told of a withdrawal, or of agreeing again; undefined where enough was told. @param after with it */
export function deliveryMail(after: PaperCopies, party: string, isAgain: boolean, now: string): StepMail | undefined {
  const own = (after.withdrawn ?? []).filter((one) => one.party === party)
  const changes = own.flatMap(({ at, againAt }) => (againAt === undefined ? [at] : [at, againAt]))
  return boundMail(isAgain ? ELECTRONIC_AGAIN : PAPER_FROM_NOW_ON, changes, now)
}

/** The same of another address for paper. */
export function mailingAddressMail(after: PaperCopies, party: string, now: string): StepMail | undefined {
  const changes = (after.addresses ?? []).flatMap((one) => (one.party === party ? [one.at] : []))
  return boundMail(MAILING_ADDRESS_CHANGED, changes, now)
}

export const MAILING_ADDRESS_CHANGED: StepMail = {
  subject: 'Your mailing address was changed',
  body: 'From now on we send paper about this application to another address. Sign in to see it. What we mailed before stays on its way to the earlier one. If you did not change it, call us right away.',
}

/** What whoever withdraws is told before they do, and by mail after it. */
export const PAPER_FROM_NOW_ON: StepMail = {
  subject: 'Your documents come by mail from now on',
  body: 'You withdrew your consent to electronic documents. From now on we mail each new document and notice to you on paper. There is no fee. Your page shows the address that we mail to: check it there. Your application continues, and paper takes longer. What you received or signed before stays valid. You can agree again at any time where you withdrew.',
}

export const ELECTRONIC_AGAIN: StepMail = {
  subject: 'Your documents come electronically again',
  body: 'You agreed to electronic documents again. New documents and notices appear in your account, and we email you. Documents that were made in the meantime still come by mail.',
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
