/** Two copies of the notice of the right to cancel to every owner, one if electronic (12 CFR 1026.15(b)). */
import { z } from 'zod'
import { instant, localDate } from '../../../facts/scalars.ts'
import { countedFrom, lastDayToRescind } from '../../../policy/end-of-rescission.ts'
import type { Instant, LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear, localDateIn } from '../../../values/local-date-display.ts'
import { type Known, type StepMail, work } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { deedCoSigning } from '../notary/deed-co-signing.ts'
import { deedSigning } from '../notary/deed-signing.ts'
import { lastSigningDay } from '../notary/signing-days.ts'
import { rightZone } from '../property/home-clock.ts'
import { deliveriesOf, type StoredDelivery } from './deliveries-stored.ts'

/** 12 CFR 1026.15(a)(1): each person whose share of the home becomes subject to the lien may cancel, whoever borrows. */
const personWithRight = z.object({
  party: z.string(),
  name: z.string(),
  documentId: z.string(),
  sha256: z.string(),
  /** READY: made, and on its way to a person who has not opened it on a page of their own. */
  delivery: z.enum(['DELIVERED', 'READY']),
  deliveredAt: z.optional(instant),
  /** of whoever was handed two copies on paper where the line was closed */
  handedOn: z.optional(localDate),
})

export const lastDayMail = (lastDay: LocalDate): StepMail => ({
  subject: 'Your last day to cancel is set',
  body: `Everyone who may cancel has the notice of this right. Each of you can cancel the line until midnight on ${formatLocalDateWithYear(lastDay)}, where the home is. No money is sent before.`,
})

export const CALL_US = 'If you did not receive the notice on that day, call us now.'

/** What the team recorded of whoever reads it, so that they can say so where it was another day. */
export const receivedMail = (on: LocalDate, lastDay: LocalDate): StepMail => ({
  subject: 'Your time to cancel has begun',
  body: `We recorded that you received your notice of the right to cancel on ${formatLocalDateWithYear(on)}. You may cancel the line on your home until midnight on ${formatLocalDateWithYear(lastDay)}, where the home is. ${CALL_US}`,
})

/** The same where someone else has none yet. */
export const receivedBeforeOthers = (on: LocalDate): StepMail => ({
  subject: 'Your notice of the right to cancel',
  body: `We recorded that you received your notice of the right to cancel on ${formatLocalDateWithYear(on)}. Not everyone who may cancel has theirs yet. You can cancel the line for three business days after the last of you has it. We email you the last day. ${CALL_US}`,
})

/** What one person of the team typed stands in quotation marks, at the end: it is no sentence of ours. */
const quoted = (name: string): string => `“${name.trim()}${name.trim().endsWith('.') ? '' : '.'}”`

export const IF_WRONG = 'If this is not right, call us now.'

/** It names neither a death nor what the reader can do. */
export const givenToWords = (representative: string, on: LocalDate): string =>
  `We recorded that your notice of the right to cancel was given on ${formatLocalDateWithYear(on)} to someone who acts for you: ${quoted(representative)} ${IF_WRONG}`

/** Of one day or another. */
export const hadForYouWords = (representative: string): string =>
  `We recorded that someone who acts for you received your notice of the right to cancel: ${quoted(representative)} ${IF_WRONG}`

/**
 * One person of the team says that an owner died, and the owner may live: whoever reads their mailbox, the owner or their family, can say that it is not
 * so.
 */
export const representedMail = (representative: string, on: LocalDate, lastDay: LocalDate | undefined): StepMail => ({
  subject: 'Who received your notice of the right to cancel',
  body: `${givenToWords(representative, on)}${lastDay ? ` The time to cancel the line has begun. The line can be canceled until midnight on ${formatLocalDateWithYear(lastDay)}, where the home is.` : ''}`,
})

interface Notice {
  readonly deliveredAt: string
  readonly persons?: readonly NoticeTo[] | undefined
}
interface NoticeTo {
  readonly party: string
  readonly delivery: 'DELIVERED' | 'READY'
  readonly sha256: string
  readonly handedOn?: LocalDate | undefined
}

/** The day at the home, as the days of its owners' right are counted. */
export const dayAtHome = (known: Known, at: Instant): LocalDate => localDateIn(at, rightZone(known))

/**
 * The days from which the days of those are counted who had their notice as it was made, or from the hands of the closer; of the borrower always one. The
 * day on which the last owner signed is among them: before it nobody's right runs out. Whoever records a closing ends no right at once by the day that
 * they name.
 */
export function daysOfGiven({ deliveredAt, persons = [] }: Notice, known: Known): readonly LocalDate[] {
  const made = dayAtHome(known, deliveredAt)
  const opened = lastSigningDay(known) ?? []
  const days = persons.flatMap(({ delivery, handedOn }) =>
    delivery === 'DELIVERED' ? [handedOn === undefined ? made : countedFrom({ on: handedOn, recordedOn: made })] : [],
  )
  const ofBorrower = persons.some(({ party, delivery }) => party === BORROWER && delivery === 'DELIVERED') ? [] : [made]
  return [...ofBorrower, ...days].concat(opened)
}

interface Opened {
  readonly party: string
  readonly sha256: string
  readonly at: string
}

interface Had {
  readonly opened: readonly Opened[]
  /** what the team recorded, and counts */
  readonly recorded: readonly StoredDelivery[]
}

/** The days that begin the right: of each notice, and of the last signing; undefined while someone who has the right has no notice. */
export function daysOfNotices(notice: Notice, { opened, recorded }: Had, known: Known): readonly LocalDate[] | undefined {
  const others = (notice.persons ?? []).filter(({ delivery }) => delivery === 'READY')
  const openings = others.flatMap((person) => opened.filter(({ party, sha256 }) => party === person.party && sha256 === person.sha256))
  const had = new Set([...openings, ...recorded].map(({ party }) => party))
  if (others.some(({ party }) => !had.has(party))) return undefined
  return [...daysOfGiven(notice, known), ...openings.map(({ at }) => dayAtHome(known, at)), ...recorded.map(countedFrom)]
}

/** The last day to cancel, as it is when these have opened their notices too; undefined while someone has none. */
export function lastDayAfter(notice: Notice, opened: readonly Opened[], known: Known): LocalDate | undefined {
  const days = daysOfNotices(notice, { opened, recorded: deliveriesOf(known, notice.persons ?? []) }, known)
  return days && lastDayToRescind(days)
}

export const rescissionNotice = work('rescission-notice', {
  title: 'Your right to cancel',
  why: 'Everyone who may cancel gets a notice of this right.',
  steps: ['GEN_RESCISSION'],
  applies: (known) => known(propertyAddress)?.occupancyType === 'HOME',
  // The line is open when the last owner has signed.
  after: [deedCoSigning],
  reads: (known) => [known(deedSigning)],
  settledMail: (notice, known) => {
    const lastDay = lastDayAfter(notice, [], known)
    const { persons = [] } = notice
    const own = persons.find(({ party }) => party === BORROWER)
    const isOnPaper = own?.delivery === 'READY'
    const isAlone = isOnPaper && persons.length === 1
    const last = isAlone ? 'you have your notice' : 'everyone who may cancel has their own notice'
    const missing = isOnPaper ? 'Your notice of this right comes on paper, in two copies.' : 'Not everyone has theirs yet.'
    const until = lastDay
      ? `until midnight on ${formatLocalDateWithYear(lastDay)}, where your home is`
      : `for three business days after ${last}. ${missing} We email you the last day`
    const given = own?.handedOn
      ? ` You were given your notice of this right on ${formatLocalDateWithYear(own.handedOn)}, in two copies. If you were not, call us now. You can read it among your documents too.`
      : isOnPaper
        ? ''
        : ' Your notice of this right is among your documents.'
    return {
      subject: 'You can still cancel your line',
      body: `Everything is signed. You can cancel your line for any reason ${until}.${given} No money is sent before.`,
    }
  },
  data: z.object({
    // The borrower's own.
    documentId: z.string(),
    sha256: z.string(),
    deliveredAt: instant,
    /** Each who has the right, with the notice that is addressed to them. Earlier releases made one for all. */
    persons: z.array(personWithRight).optional(),
  }),
  example: {
    documentId: 'rescission-notice',
    sha256: '0'.repeat(64),
    deliveredAt: '2026-11-23T20:00:00Z',
    persons: [
      {
        party: BORROWER,
        name: 'Ana Reyes',
        documentId: 'rescission-notice',
        sha256: '0'.repeat(64),
        delivery: 'DELIVERED',
        deliveredAt: '2026-11-23T20:00:00Z',
      },
    ],
  },
})
