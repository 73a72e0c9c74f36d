/** How each provider fares: from the attempts that are kept of every call, and from the work that waits for it. */
import { CAPABILITIES, type Capability } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { attemptsByItem, failedWorkByItem, type Organizations } from '../../store/repositories/provider-work.ts'
import { capabilityOf } from '../../work/work-capabilities.ts'

const DAY_MS = 86_400_000

interface Health {
  capability: Capability
  lastSuccess: string | null
  lastFailure: string | null
  answered: number
  failed: number
  overdue: number
  gaveUp: number
}

const later = (one: string | null, other: string | null): string | null => {
  if (other === null) return one
  const instant = new Date(other).toISOString()
  return one === null || instant > one ? instant : one
}

export async function readProviderHealth({ db, clock }: Pick<Container, 'db' | 'clock'>, organizations: Organizations) {
  const since = new Date(Date.parse(clock.now()) - DAY_MS).toISOString()
  const [calls, undone] = await Promise.all([attemptsByItem(db, since, organizations), failedWorkByItem(db, organizations)])
  const health = new Map<Capability, Health>(
    CAPABILITIES.map((capability) => [
      capability,
      { capability, lastSuccess: null, lastFailure: null, answered: 0, failed: 0, overdue: 0, gaveUp: 0 },
    ]),
  )
  const of = (item: string): Health | undefined => health.get(capabilityOf(item) ?? 'internal')
  for (const row of calls) {
    const its = of(row.item)
    if (!its) continue
    its.answered += row.answered
    its.failed += row.failed
    its.lastSuccess = later(its.lastSuccess, row.lastSuccess)
    its.lastFailure = later(its.lastFailure, row.lastFailure)
  }
  for (const row of undone) {
    const its = of(row.item)
    if (!its) continue
    its.overdue += row.overdue
    its.gaveUp += row.gaveUp
  }
  return { providers: [...health.values()] }
}
