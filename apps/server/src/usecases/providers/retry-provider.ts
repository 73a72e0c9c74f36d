/** Runs again, at once, all work that one provider left undone: it is back, and no one has to open each application. */
import type { Capability } from '@hearthline/contract'
import { basesByName, partsOfFactName, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { lockFile } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { applicationsWithFailedWork, FAILED_WORK_PAGE_SIZE } from '../../store/repositories/provider-work.ts'
import { supersedeFailedRun } from '../../store/repositories/runs.ts'
import { workOf } from '../../work/work-capabilities.ts'
import { isOwn, type StaffCaller, actorOf as staffActor } from '../console/staff-caller.ts'

export interface ProviderRetry {
  readonly capability: Capability
  /** Who asks: their organizations' applications continue, but their own. A command has all of them. */
  readonly by: StaffCaller | 'command'
  readonly reason: string
}

const actorOf = (by: ProviderRetry['by']): string => (by === 'command' ? 'command' : staffActor(by))

/** How many applications were set to continue. One that another transaction changes in the meantime is skipped. */
export async function retryProvider(
  container: Pick<Container, 'db' | 'clock' | 'macs' | 'log' | 'engine'>,
  retry: ProviderRetry,
): Promise<{ applications: number }> {
  const items = workOf(retry.capability)
  const organizations = retry.by === 'command' ? 'all' : retry.by.organizations
  const counts = new Map<string, number>()
  let after: string | undefined
  for (;;) {
    const page = await applicationsWithFailedWork(container.db, items, organizations, after)
    for (const id of page) {
      const organization = await runAgain(container, id, items, retry)
      if (organization !== undefined) counts.set(organization, (counts.get(organization) ?? 0) + 1)
    }
    if (page.length < FAILED_WORK_PAGE_SIZE) break
    after = page.at(-1)
  }
  await container.db.transaction(async (session) => {
    for (const [organizationCode, applications] of counts) {
      const { capability, reason } = retry
      await appendAudit(session, container.macs, {
        organizationCode,
        at: container.clock.now(),
        actor: actorOf(retry.by),
        action: 'provider-retried',
        detail: { capability, applications, reason },
      })
    }
  })
  return { applications: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

/** The organization of the application, when there was something to run again. */
async function runAgain(
  { db, clock, engine }: Pick<Container, 'db' | 'clock' | 'engine'>,
  id: string,
  items: readonly string[],
  { by, capability, reason }: ProviderRetry,
): Promise<string | undefined> {
  return db.transaction(async (session) => {
    const file = await lockFile(session, id, clock.now())
    if (!file || (by !== 'command' && (await isOwn(session, by, file)))) return undefined
    const undone = Object.keys(file.facts.gaveUp ?? {}).filter((name) => items.includes(partsOfFactName(name).item))
    if (undone.length === 0) return undefined
    const bases = basesByName(standing(file.facts).walk)
    const wanted = undone.some((name) => file.facts.gaveUp?.[name] === bases[name])
    for (const name of undone) await supersedeFailedRun(session, id, name)
    const gaveUp = Object.fromEntries(Object.entries(file.facts.gaveUp ?? {}).filter(([name]) => !undone.includes(name)))
    await advance(
      session,
      engine.parts,
      { ...file, facts: { ...file.facts, gaveUp } },
      { facts: [], actor: actorOf(by), action: 'run-again', detail: { item: undone.join('+'), provider: capability, reason } },
    )
    return wanted ? file.row.organizationCode : undefined
  })
}
