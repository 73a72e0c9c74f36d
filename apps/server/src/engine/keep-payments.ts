/** Lets each payments adapter do what it has to do by itself: files for the bank at their hour, and what the bank answered. */
import type { EngineParts } from './engine-parts.ts'

const TIMEOUT_MS = 120_000

export async function keepPayments({ services, organizations, clock, log }: EngineParts): Promise<void> {
  const now = clock.now()
  // Organizations with the same choice share an adapter.
  for (const payments of new Set(organizations().map((organization) => services.provider('payments', organization)))) {
    const call = { idempotencyKey: `payments/${now}`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
    await payments.keepUp?.(call).then(
      (problems) => {
        for (const problem of problems) log.error({ problem }, 'a file of the bank needs a person')
      },
      (problem: unknown) => log.error({ problem: String(problem) }, 'files for the bank could not be handed over or read; tried again'),
    )
  }
}
