/** Who was paid out of a line, by what its ledger says brought each payment about. */
import { type Known, lineOpening, payoffPostings } from '@hearthline/domain'

/** Empty of what earlier releases paid without saying whom. */
export function payeesByCause(known: Known): ReadonlyMap<string, string> {
  const drawnOn = known(lineOpening)?.drawnOn
  if (drawnOn === undefined) return new Map()
  return new Map(
    payoffPostings(known, drawnOn).flatMap(({ payee, cause, formerCause }) =>
      payee ? [cause, ...(formerCause ? [formerCause] : [])].map((each) => [each, payee] as const) : [],
    ),
  )
}
