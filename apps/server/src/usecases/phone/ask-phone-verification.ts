/** One question to the phone verification that the organization chose. A page waits for the answer. */
import type { Container } from '../../container.ts'
import type { PhoneVerification } from '../../providers/phone-verification/port.ts'
import { type ProviderAnswer, type ProviderCall, ProviderRefused, ProviderUnavailable } from '../../providers/provider-call.ts'
import type { Caller } from '../application/open-application.ts'
import { Problem } from '../problem.ts'

/** Shorter than the client’s own 30 seconds. */
const TIMEOUT_MS = 10_000
const AWAY = 'We can’t send or check codes right now. Try again in a moment, or continue without a code.'

/** @throws Problem unavailable: a failure of ours, too, is nothing that the borrower could mend */
export async function askPhoneVerification<Data>(
  { provider, clock, log }: Pick<Container, 'provider' | 'clock' | 'log'>,
  { organizationCode }: Caller,
  idempotencyKey: string,
  ask: (port: PhoneVerification, call: ProviderCall) => Promise<ProviderAnswer<Data>>,
): Promise<Data> {
  const call = { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS), now: clock.now() }
  try {
    return (await ask(provider('phone-verification', organizationCode), call)).data
  } catch (problem) {
    if (!(problem instanceof ProviderUnavailable || problem instanceof ProviderRefused)) throw problem
    const kind = problem instanceof ProviderUnavailable ? problem.kind : 'REFUSED'
    log.warn({ provider: problem.provider, kind }, 'phone verification failed')
    throw new Problem('unavailable', AWAY, { isTold: true })
  }
}
