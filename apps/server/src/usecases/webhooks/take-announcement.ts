/** A provider announces that something is ready: what waits for it is asked for now, instead of with the next try. */
import type { Container } from '../../container.ts'
import { settleNotarySession } from '../../engine/settle-notary-session.ts'
import type { Announced } from '../../providers/announcement.ts'
import { ProviderUnavailable } from '../../providers/provider-call.ts'
import { bankLinksByReference } from '../../store/repositories/bank-links.ts'
import { incomeLinksAnnounced } from '../../store/repositories/income-links.ts'
import { applicationsBooked } from '../../store/repositories/notary.ts'
import { asSystem } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { hurryWork, readAgain } from './hurry-work.ts'

const TIMEOUT_MS = 10_000

type AnnouncingCapability = 'income' | 'bank-income' | 'banking' | 'notary'

interface Given {
  readonly signature: string | undefined
  readonly body: string
}

/** @throws Problem not_found where no such provider is chosen; unauthenticated for what it did not send; unavailable: to be sent again */
export async function takeAnnouncement(
  container: Container,
  organization: string,
  capabilities: readonly AnnouncingCapability[],
  announcement: Given,
): Promise<void> {
  const ports = capabilities.map((capability) => container.provider(capability, organization)).filter(({ announced }) => announced)
  if (ports.length === 0) throw new Problem('not_found', 'Not found')
  const call = { signal: AbortSignal.timeout(TIMEOUT_MS), now: container.clock.now() }
  for (const port of ports) {
    const told = await port.announced!(announcement, call).catch((problem: unknown) => {
      throw problem instanceof ProviderUnavailable ? new Problem('unavailable', 'Send this again later') : problem
    })
    if (!told) throw new Problem('unauthenticated', 'unauthenticated')
    // Believed by its signature: what follows is the node's own work, in the applications that it names.
    await asSystem(() => hurry(container, organization, told))
  }
}

async function hurry(container: Container, organization: string, told: Announced): Promise<void> {
  const { db } = container
  for (const { applicationId, way, id } of await incomeLinksAnnounced(db, organization, told))
    await readAgain(container, applicationId, way, id)
  for (const { applicationId } of await bankLinksByReference(db, organization, told.references))
    await hurryWork(container, applicationId, ['account-check', 'autopay-check'])
  for (const applicationId of await applicationsBooked(db, organization, told.references)) await lookAgain(container, applicationId)
}

/** What was announced is asked for: the provider's own answer is the outcome. @throws Problem unavailable: to be sent again */
async function lookAgain(container: Container, applicationId: string): Promise<void> {
  const now = container.clock.now()
  const call = { idempotencyKey: `${applicationId}/notary/announced`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
  await settleNotarySession(container.engine.parts, applicationId, call).catch((problem: unknown) => {
    throw problem instanceof ProviderUnavailable ? new Problem('unavailable', 'Send this again later') : problem
  })
}
