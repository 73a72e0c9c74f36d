/** How the sandbox's outside world behaves: how long it takes and how often it fails. Who applies decides everything else. */
import { setTimeout as wait } from 'node:timers/promises'

export interface SandboxWorld {
  /** real: 0.3 to 1.5 s a call; instant: no waiting at all. */
  readonly speed: 'instant' | 'real'
  /** 0..1: the share of calls that time out or answer 500. */
  readonly faults: number
  /** Resolves after so many milliseconds; rejects when the signal is aborted before. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Instant: the real day, on which the sandbox's people began, however far the product's own time was advanced. */
  readonly began: () => string
  /** 0 <= x < 1; drawn only to decide about faults, never about an answer. */
  readonly random: () => number
}

/** The world as SANDBOX_SPEED and SANDBOX_FAULTS say; the clock and the dice of this process where none are given. */
export function createSandboxWorld(settings: Partial<SandboxWorld> = {}): SandboxWorld {
  const faults = settings.faults ?? 0
  if (!(faults >= 0 && faults <= 1)) throw new RangeError('The share of faults lies between 0 and 1')
  return {
    speed: settings.speed ?? 'real',
    faults,
    sleep: settings.sleep ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal })),
    began: settings.began ?? (() => new Date().toISOString()),
    random: settings.random ?? Math.random,
  }
}
