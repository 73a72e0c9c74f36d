/** Where a sandbox person stands in time: what they follow comes true as sandbox time is moved, and stands still with the real day. */
import type { SandboxWorld } from './world.ts'

export interface SandboxDay {
  /** LocalDate, UTC: the real day; a purchase thirty days before it stays where it is when time is moved */
  readonly began: string
  /** whole days by which sandbox time runs ahead of it */
  readonly daysOn: number
}

const DAY = 86_400_000

/** `now` is the call's own clock. */
export function sandboxDay(world: Pick<SandboxWorld, 'began'>, now: string): SandboxDay {
  const began = world.began().slice(0, 10)
  const daysOn = Math.round((Date.parse(now.slice(0, 10)) - Date.parse(began)) / DAY)
  return { began, daysOn }
}

/** Days after which those who were refused have done what they were advised: as long as a plan waits by itself. */
export const ADVICE_TAKEN_AFTER = { listingEnds: 30, debtsPaid: 45, scoreRises: 90 } as const
