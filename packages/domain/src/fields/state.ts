/** State of an address [fields/address]: two letters, one of the list; New York refused while its regulator reviews, by option. */
import * as z from 'zod/mini'
import { isUsState } from '../facts/us-states.ts'

export const stateMessages = {
  length: 'State must be two characters in length',
  invalid: 'Please enter a valid state',
  regulatorReview: "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
} as const

export interface StateOptions {
  /** The flag for New York's regulator review: NY is then refused at the field. */
  readonly nyRegulatorReview?: boolean
}

/** Gives the two capitals, also for lower case. */
export const state = ({ nyRegulatorReview = false }: StateOptions = {}) =>
  z.string(stateMessages.length).check(
    z.trim(),
    z.toUpperCase(),
    z.length(2, { error: stateMessages.length, abort: true }),
    z.refine((code) => isUsState(code), { error: stateMessages.invalid, abort: true }),
    z.refine((code) => !(nyRegulatorReview && code === 'NY'), stateMessages.regulatorReview),
  )
