/** Where a sandbox person is in time: what they follow comes true as sandbox time is moved, and stands still with the real day. */
import { daysBetween, lenderDay } from '@hearthline/domain'
import type { SandboxWorld } from './world.ts'

export interface SandboxDay {
  /** LocalDate: the lender's day when it began; a purchase thirty days before it stays where it is when time is moved */
  readonly began: string
  /** whole days by which sandbox time runs ahead of it */
  readonly daysOn: number
}

/** `now` is the call's own clock. */
export function sandboxDay(world: Pick<SandboxWorld, 'began'>, now: string): SandboxDay {
  const began = lenderDay(world.began())
  return { began, daysOn: daysBetween(began, lenderDay(now)) }
}

/** Days after which those who were refused have done what they were advised: as long as a plan waits by itself. */
export const ADVICE_TAKEN_AFTER = { listingEnds: 30, debtsPaid: 45, scoreRises: 90 } as const
