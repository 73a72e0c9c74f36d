/** A provider's call that a person waits for: it is not retried for them, and its failure is said in words. */
import type { Container } from '../../container.ts'
import { type ProviderAnswer, type ProviderCall, ProviderRefused, ProviderUnavailable } from '../../providers/provider-call.ts'
import { Problem } from '../problem.ts'

const TIMEOUT_MS = 20_000

/** @throws Problem unavailable, conflict where the provider refuses what it was sent */
export async function callForPerson<T>(
  { clock, log }: Pick<Container, 'clock' | 'log'>,
  idempotencyKey: string,
  perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>,
): Promise<ProviderAnswer<T>> {
  try {
    return await perform({ idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS), now: clock.now() })
  } catch (problem) {
    if (!(problem instanceof ProviderUnavailable || problem instanceof ProviderRefused)) throw problem
    log.warn({ provider: problem.provider, problem: problem.message }, 'a provider did not respond to a person')
    if (problem instanceof ProviderRefused)
      throw new Problem('conflict', 'This connection could not be completed. Start it again, or show this income another way.')
    throw new Problem('unavailable', 'The service isn’t responding right now. Try again in a moment, or show this income another way.', {
      isTold: true,
    })
  }
}
