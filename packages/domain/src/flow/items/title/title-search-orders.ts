/**
 * The full title search, ordered again by the team: a deed or a release was recorded since, or the search has a mistake. Never asked: recorded when it is
 * needed, until the deed of this line is signed. The new search goes to the decision and to who signs as the first one did (full-title.ts); what rests on what
 * it found is asked again where it found something else.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import { type Known, wait } from '../../item.ts'
import { isDeedBegun, isDeedComplete } from '../notary/deed-complete.ts'
import { homeClock } from '../property/home-clock.ts'

export const TITLE_ORDER_REASONS = ['DEED_RECORDED', 'RELEASE_RECORDED', 'OWNER_DIED', 'SEARCH_WRONG'] as const
export type TitleOrderReason = (typeof TITLE_ORDER_REASONS)[number]

export const TITLE_ORDER_LABELS: Readonly<Record<TitleOrderReason, string>> = {
  DEED_RECORDED: 'A deed was recorded after the search',
  RELEASE_RECORDED: 'A lien or judgment was released after the search',
  OWNER_DIED: 'An owner died, and the land records show who owns their share now',
  SEARCH_WRONG: 'The search has a mistake',
}

const MOST_ORDERS = 20

const NEEDLESS =
  'Someone has signed the deed before a notary, and with a new search everyone signs it again. A release changes neither who signs it nor what it says.'

/** Later: what the last search found, and from when on a new one changes nothing. */
const FULL_TITLE = { id: 'full-title' } as Parameters<Known>[0]
const BOOKING = { id: 'notary-booking' } as Parameters<Known>[0]
const SESSION = { id: 'notary-session' } as Parameters<Known>[0]

interface Booking {
  readonly status: string
  readonly meeting: string
  readonly at?: string
}

/** In person, from the day of the appointment on: what was signed there is on paper alone until it is recorded. */
export function isMeetingUnrecorded(known: Known, on: LocalDate): boolean {
  const { status, meeting, at } = (known(BOOKING) as Booking | undefined) ?? {}
  if (status !== 'BOOKED' || meeting !== 'MANUAL' || at === undefined || known(SESSION) !== undefined) return false
  return localDateIn(at, homeClock(known)) <= on
}

const order = z.object({ because: z.enum(TITLE_ORDER_REASONS, 'Choose why it is ordered again'), orderedOn: z.optional(localDate) })

export const titleSearchOrders = wait('title-search-orders', {
  title: 'Title search',
  staffTitle: 'New title search',
  steps: ['ORDER_FULL_TITLE'],
  by: 'operator',
  isRecordedAnyTime: 'UNTIL_ENDED',
  initially: { orders: [] },
  fits: (known, { orders: [order] }, on) => {
    const isIdle = order !== undefined && !titleOrderReasons(known).includes(order.because)
    const message = titleOrderBarred(known, on) ?? (isIdle ? NEEDLESS : undefined)
    return message === undefined ? [] : [{ path: 'orders.0.because', message }]
  },
  keeps: (_known, { orders }, before, on) => ({
    orders: [...(before?.orders ?? []), ...orders.map(({ because }) => ({ because, ...(on !== undefined && { orderedOn: on }) }))],
  }),
  decidedAs: () => 'ORDERED',
  settledMail: () => ({
    subject: 'We ordered a new title search',
    body: 'We ordered a new search of the land records for your home. When we have it, we review your application with it. If your terms or your documents change, we ask you to accept or sign them again.',
    optional: 'NEWS',
  }),
  data: z.object({ orders: z.array(order).check(z.maxLength(MOST_ORDERS)) }),
  accepts: z.object({ orders: z.array(order).check(z.length(1, 'Order one search at a time')) }),
  labels: {
    orders: { label: 'Ordered again', each: { because: { label: 'Why', options: TITLE_ORDER_LABELS }, orderedOn: 'Ordered on' } },
  },
  example: { orders: [] },
})

/** Why one may be ordered now: while the deed waits for the last of those who sign it, only for what changes who they are. */
export const titleOrderReasons = (known: Known): readonly TitleOrderReason[] =>
  TITLE_ORDER_REASONS.filter((reason) => reason !== 'RELEASE_RECORDED' || !isDeedBegun(known))

/** Why each search after the first was ordered, oldest first. */
export const titleOrders = (known: Known): readonly TitleOrderReason[] =>
  (known(titleSearchOrders)?.orders ?? []).map(({ because }) => because)

/** Why no search is ordered now, in words; undefined where one may be. @param on the lender's day */
export function titleOrderBarred(known: Known, on: LocalDate): string | undefined {
  if (isDeedComplete(known)) return 'The deed is signed. A new search no longer changes who signs it.'
  // Signed in ink already, perhaps, on the very documents that a new search would have made anew.
  if (isMeetingUnrecorded(known, on))
    return 'The meeting with the notary is today or over, and no one has recorded what came of it. Record that first.'
  const before = titleOrders(known).length
  if (known(FULL_TITLE) === undefined) return before > 0 ? 'A new title search is in progress.' : 'The title search is not here yet.'
  return before < MOST_ORDERS ? undefined : `It was ordered again ${MOST_ORDERS} times, and this file holds no more orders.`
}
