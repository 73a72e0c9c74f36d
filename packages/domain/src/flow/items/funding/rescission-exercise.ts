/**
 * An owner rescinds: in the portal, or in writing to the lender. It is effective for all of them, the lien is void, and whatever they paid is
 * returned within 20 calendar days (12 CFR 1026.15(a)(2), (a)(4), (d)). In time by the day on which it was given, it counts also when money has left. Never asked: it is there to be done.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { addDays, type LocalDate } from '../../../values/local-date.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import { ask, type Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rightZone } from '../property/home-clock.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { type LenderPart, lenderPart, lienReleased, paidReturned } from './lender-part.ts'
import { rescission } from './rescission.ts'

/** HERE: in the portal. MAILED: given when it is mailed. DELIVERED: by other means, given when it reaches the lender. */
export const RESCISSION_WAYS = ['HERE', 'MAILED', 'DELIVERED'] as const
export type RescissionWay = (typeof RESCISSION_WAYS)[number]

/** 12 CFR 1026.15(d)(2): calendar days after the notice was received. */
const DAYS_TO_RETURN = 20

export const rescissionRecord = z.object({
  party: z.string(),
  name: z.string(),
  /** of a notice for an owner who died: who acts for their estate, as their own notice was given to them */
  representative: z.string().optional(),
  way: z.enum(RESCISSION_WAYS),
  /** when it was given: mailed, or delivered */
  givenOn: localDate,
  /** when the lender had it: the days to return what was paid run from here */
  receivedOn: localDate,
  /** of a notice in writing: its scan */
  document: z.uuid().optional(),
  /** SENT: money from the line had left when it was recorded. UNDER_WAY: it was being sent, and nobody knows yet whether it left. */
  money: z.enum(['SENT', 'UNDER_WAY']).optional(),
  /** of UNDER_WAY: how many payments had been stopped by then, so that the one on its way is known to be stopped later; earlier releases kept none */
  stopped: z.int().optional(),
  /** Recorded by the team: all stops at once, and it counts once another person confirmed it. Earlier releases asked for that only after money had left. */
  takesTwo: z.literal(true).optional(),
})
export type RescissionExercise = z.infer<typeof rescissionRecord>

/** The last day on which money and property that anyone gave may be returned. */
export const returnDueOn = ({ receivedOn }: Pick<RescissionExercise, 'receivedOn'>): LocalDate => addDays(receivedOn, DAYS_TO_RETURN)

/** A line on the home where the borrower lives, once it is signed (12 CFR 1026.15(a)(1)(i)). */
export const mayHaveRight = (known: Known): boolean => known(propertyAddress)?.occupancyType === 'HOME' && known(noteSigning) !== undefined

/** undefined while the notice is still to be delivered: the days have not begun. */
export function lastDayOfRescission(known: Known): LocalDate | undefined {
  const end = rescission.until?.(known)
  return end && localDateIn(new Date(Date.parse(end) - 1).toISOString(), rightZone(known))
}

/** What becomes of money that has left: the lender does its part first, then the borrower theirs (12 CFR 1026.15(d)(3)). */
const OF_MONEY = {
  SENT: 'Money from this line was sent before we could stop it. No more is sent.',
  UNDER_WAY: 'Money from this line may have been on its way. We find out, and email you if any was sent.',
} as const

/** In the place of the title: nothing is canceled by a notice that another person has yet to check. */
export const UNCONFIRMED_TITLE = 'We are checking a notice that cancels the line'

/** For the borrower, or for someone who owns the home with them and owes nothing. What the borrower has to return is said with its sum (`canceledMail`). */
export function canceledWords(exercised: RescissionExercise, reader: string, part: LenderPart) {
  const { money } = exercised
  const by = returnDueOn(exercised)
  const isBorrower = reader === BORROWER
  const none = `No money is sent${isBorrower ? ', and you owe nothing' : ''}.`
  return {
    subject: isBorrower ? 'Your line is canceled' : 'The line on your home is canceled',
    body: [
      canceledBegin(exercised, reader),
      ...(money === undefined ? [none] : isBorrower ? ['You owe no interest and no fees for it.'] : []),
      ...(part.feeCents === undefined ? [] : [paidReturned(by)]),
      ...(part.recordingNumber === undefined ? [] : [lienReleased(by)]),
      ...(money === undefined ? [] : [OF_MONEY[money]]),
    ].join(' '),
  }
}

type Giver = Pick<RescissionExercise, 'party' | 'name' | 'representative'>

/** What a representative gives for an owner who died is not the doing of whoever reads that owner's mail. */
export const isReaders = ({ party, representative }: Giver, reader: string): boolean => party === reader && representative === undefined

/** As those read it who did not give it. */
export const whoCanceled = ({ name, representative }: Giver): string =>
  representative === undefined ? name : `“${representative}” (for ${name})`

/** @param reader the party who reads it: whoever canceled is not told so as of someone else */
export const canceledBegin = (exercised: RescissionExercise, reader: string): string =>
  `${isReaders(exercised, reader) ? 'You' : whoCanceled(exercised)} canceled the line within the time to cancel. It is canceled for everyone, and the lien on the home is void.`

/** What the borrower owes of it, on a page that says beside it what is left. `isOut`: what was sent is still to be given back. */
export function canceledMoney({ money }: RescissionExercise, isOut: boolean): string {
  if (money === undefined && !isOut) return 'No money is sent, and you owe nothing.'
  const none = 'You owe no interest and no fees for it.'
  return isOut ? `${none} ${OF_MONEY.SENT}` : none
}

export const rescissionExercise = ask('rescission-exercise', {
  title: 'Your line is canceled',
  staffTitle: 'Right to cancel, if used',
  why: 'Everyone who has this right may cancel until the time to cancel ends. One person is enough.',
  steps: ['RESCISSION'],
  progress: 'SIGNING',
  about: {
    data: z.object({
      /** Whether the owners may cancel at all, as far as the lender's day tells. */
      isOpen: z.boolean(),
      /** absent while the notice is still to be delivered */
      lastDay: z.optional(localDate),
    }),
    of: (known, on) => {
      const lastDay = lastDayOfRescission(known)
      return { isOpen: mayHaveRight(known) && (lastDay === undefined || on === undefined || on <= lastDay), ...(lastDay && { lastDay }) }
    },
  },
  data: z.object({ exercised: z.optional(rescissionRecord) }),
  initially: {},
  labels: {
    exercised: {
      party: 'Party',
      name: 'Who canceled',
      representative: 'Given for them by',
      way: { label: 'How', options: { HERE: 'In the portal', MAILED: 'By mail', DELIVERED: 'Delivered in writing' } },
      givenOn: 'Given on',
      receivedOn: 'Received on',
      document: 'Scan of the notice',
      money: { label: 'Money', options: { SENT: 'Sent before we had the notice', UNDER_WAY: 'Being sent when we had the notice' } },
      stopped: 'Payments stopped by then',
      takesTwo: 'Needs a second person',
    },
  },
  // What a second person has yet to check is told with the sums that had left (recorded-notice.ts).
  settledMail: ({ exercised }, known) =>
    exercised && !exercised.takesTwo ? canceledWords(exercised, BORROWER, lenderPart(known)) : undefined,
  example: { exercised: { party: 'borrower', name: 'Ana Reyes', way: 'HERE', givenOn: '2026-11-24', receivedOn: '2026-11-24' } },
})
