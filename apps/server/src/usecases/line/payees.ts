/** Who was paid out of a line, and on what day it left, by what its ledger says brought each payment about. */
import { type Known, lineOpening, payoffPostings } from '@hearthline/domain'

export interface PaidTo {
  readonly payee: string
  /** absent of what earlier releases paid without a day */
  readonly sentOn?: string | undefined
}

/** Empty of what earlier releases paid without saying whom. */
export function payeesByCause(known: Known): ReadonlyMap<string, PaidTo> {
  const drawnOn = known(lineOpening)?.drawnOn
  if (drawnOn === undefined) return new Map()
  return new Map(
    payoffPostings(known, drawnOn).flatMap(({ payee, sentOn, cause, formerCause }) =>
      payee ? [cause, ...(formerCause ? [formerCause] : [])].map((each) => [each, { payee, sentOn }] as const) : [],
    ),
  )
}
