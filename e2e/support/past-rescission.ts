/** Passes the time to cancel on the sandbox clock, as an operator does. */
import type { Console } from '../pages/console.ts'
import type { Borrower } from './borrower.ts'

/** More than three business days are, whatever holiday and Sunday lie between. */
const MOST_DAYS = 8

/** The days that it took. */
export async function pastRescission(desk: Console, borrower: Borrower): Promise<number> {
  let days = 0
  for (; days < MOST_DAYS && (await borrower.step()) === 'RESCISSION'; days++) await desk.moveTime(1)
  return days
}
