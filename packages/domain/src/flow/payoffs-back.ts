/** Payoffs that their creditors sent back and that no one has settled since, as the borrower reads of them beside their line. */
import type { LocalDate } from '../values/local-date.ts'
import { followedPayoffs } from './followed-payoffs.ts'
import type { Known } from './item.ts'

export interface PayoffBack {
  readonly payee: string
  readonly amountCents: number
  readonly on: LocalDate
  /** what happens now, in sentences */
  readonly next: string
}

export const payoffsBack = (known: Known): readonly PayoffBack[] =>
  followedPayoffs(known).flatMap(({ state, payee, amountCents, events }) => {
    const back = state === 'RETURNED' ? events.findLast(({ what }) => what === 'REFUSED') : undefined
    return back ? [{ payee, amountCents, on: back.on, next: nextOf(payee) }] : []
  })

const nextOf = (payee: string): string =>
  `Our team is finding out why. We send the payment to ${payee} again, or send the money to you, and email you when we do. Until then make your payments to ${payee}. You owe us no interest on this money in the meantime.`
