/** What was decided before of the item that is open again, from the audit log. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

type Entry = Pick<ApplicationFile['audit'][number], 'sequence' | 'at' | 'actor' | 'action' | 'detail'>

interface EarlierDecision extends Pick<Entry, 'sequence' | 'at' | 'actor'> {
  /** Of one thing among several; the log names no outcome otherwise. */
  readonly outcome: string | undefined
  readonly reason: string
}

interface DecidedPart {
  readonly part: string
  readonly outcome?: string
  readonly reason?: string
}

const partsOf = ({ parts }: Entry['detail']): readonly DecidedPart[] => (Array.isArray(parts) ? parts : [])

/** The newest first. @param part the one of several things that is looked at; without it the item as a whole */
export function earlierDecisions(audit: readonly Entry[], item: string, part?: string): readonly EarlierDecision[] {
  return audit
    .filter(({ action, detail }) => action === 'decided' && detail.decided === item)
    .flatMap(({ sequence, at, actor, detail }) => {
      const of = part === undefined ? undefined : partsOf(detail).find((decided) => decided.part === part)
      if (part !== undefined && !of) return []
      const reason = of?.reason ?? detail.reason
      return typeof reason === 'string' ? [{ sequence, at, actor, outcome: of?.outcome, reason }] : []
    })
    .toSorted((a, b) => b.sequence - a.sequence)
}
