/** How a decision came out, as the log keeps it beside its reason: whoever decides the same again reads it there. */
import { type DecisionPart, type Item, type Known, REPLACEMENT_CLEARANCES, replacementAccount, showAccount } from '@hearthline/domain'

interface Decided {
  /** As the operator sent it. */
  readonly answer: unknown
  /** What was stored before, and what is stored now. */
  readonly before: unknown
  readonly after: unknown
}

const CLEARANCES: ReadonlySet<string> = new Set(REPLACEMENT_CLEARANCES)

/** Which account it was said of: the borrower may name several, one after the other. */
function accountOf(id: string, known: Known): { readonly account?: string } {
  const account = CLEARANCES.has(id) ? known(replacementAccount) : undefined
  if (!account) return {}
  const { institution, last4 } = showAccount(account)
  return { account: last4 === '' ? institution : `${institution}, ending in ${last4}` }
}

/** Of several things each that was decided now stands in the log by itself. */
export function decidedWords({ id, parts, decidedAs }: Item, known: Known, { answer, before, after }: Decided) {
  if (!parts) {
    const outcome = decidedAs?.(answer) ?? (answer as { readonly outcome?: unknown } | null)?.outcome
    const value = (answer as { readonly valueCents?: unknown } | null)?.valueCents
    return {
      ...(typeof outcome === 'string' && { outcome }),
      ...(typeof value === 'number' && { valueCents: value }),
      ...accountOf(id, known),
    }
  }
  const earlier = new Map(parts(known, before).map((part) => [part.part, part]))
  const isNew = ({ part, outcome, reason }: DecisionPart) =>
    outcome !== undefined && (outcome !== earlier.get(part)?.outcome || reason !== earlier.get(part)?.reason)
  const changed = parts(known, after).filter(isNew)
  return { parts: changed.map(({ part, outcome, reason }) => ({ part, outcome, reason })) }
}
