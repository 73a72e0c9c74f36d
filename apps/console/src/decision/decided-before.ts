/** What was decided of the item that is open, from the audit log. Pure. */
import { formatCents } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'
import { formatResult } from '../words/result-names.ts'
import type { Part } from './parts/selected-part.ts'

type Entry = Pick<ApplicationFile['audit'][number], 'sequence' | 'at' | 'actor' | 'action' | 'detail'>

export interface PastDecision extends Pick<Entry, 'sequence' | 'at' | 'actor'> {
  /** Absent where an earlier release kept none. */
  readonly outcome: string | undefined
  readonly reason: string
  /** Of an approval that whoever gave it took back: no judgment of the money. */
  readonly isTakenBack?: true
  /** of a valuation: the value that was recorded */
  readonly valueCents?: number | undefined
  /** of an account that the borrower named after a return: which, as 'Harbor Bank, ending in 3399' */
  readonly account?: string
}

interface DecidedPart {
  readonly part: string
  readonly outcome?: string
  readonly reason?: string
}

const partsOf = ({ parts }: Entry['detail']): readonly DecidedPart[] => (Array.isArray(parts) ? parts : [])

/** The newest first. @param part the one of several things that is looked at; without it the item as a whole */
export function decisionsOn(audit: readonly Entry[], item: string, part?: string): readonly PastDecision[] {
  return audit
    .filter(({ action, detail }) => action === 'decided' && detail.decided === item)
    .flatMap(({ sequence, at, actor, detail }) => {
      const of = part === undefined ? undefined : partsOf(detail).find((decided) => decided.part === part)
      if (part !== undefined && !of) return []
      const reason = of?.reason ?? detail.reason
      const outcome = part === undefined ? detail.outcome : of?.outcome
      if (typeof reason !== 'string') return []
      const value = typeof detail.valueCents === 'number' ? { valueCents: detail.valueCents } : {}
      const back = detail.takenBack === true && ({ isTakenBack: true } as const)
      const account = typeof detail.account === 'string' && { account: detail.account }
      return [{ sequence, at, actor, outcome: typeof outcome === 'string' ? outcome : undefined, reason, ...value, ...back, ...account }]
    })
    .toSorted((a, b) => b.sequence - a.sequence)
}

/** The decision of a part that stands, apart from those before it, which stay to be read. */
export function standingAndEarlier(audit: readonly Entry[], item: string, part?: Pick<Part, 'part' | 'outcome' | 'reason'>) {
  const all = decisionsOn(audit, item, part?.part)
  const [newest, ...before] = all
  const stands = part !== undefined && part.outcome !== null && newest?.outcome === part.outcome && newest.reason === part.reason
  return stands ? { standing: newest, earlier: before } : { standing: undefined, earlier: all }
}

/** 'Refused', 'Taken back', 'Recorded at $610,000', or that something was recorded. */
export function outcomeWords(decision: Pick<PastDecision, 'outcome' | 'valueCents' | 'isTakenBack' | 'account'>): string {
  const { outcome, valueCents, isTakenBack, account } = decision
  const words = isTakenBack ? 'Taken back' : outcome === undefined ? 'Recorded' : formatResult(outcome)
  if (account !== undefined) return `${words}: ${account}`
  if (isTakenBack) return words
  return valueCents === undefined ? words : `${words} at ${formatCents(valueCents, 0)}`
}
