/** How long the client waits for the next step, and when it stops asking [steps/polling]. */
import { isWaitingStep } from './steps.ts'

const BASE_MS = 1000
const CAP_MS = 5000
const TRIES = 7
const TRIES_WAITING = 14

/** Delays in milliseconds, one before each further try; the first read is immediate. Doubling from 1000, capped at 5000. */
export const pollDelays = (waiting: boolean): number[] =>
  Array.from({ length: waiting ? TRIES_WAITING : TRIES }, (_, tried) => Math.min(BASE_MS * 2 ** tried, CAP_MS))

/** As much of an AbortSignal as is read here; the domain knows no DOM. */
export interface StopSignal {
  readonly aborted: boolean
  readonly reason?: unknown
}

export interface PollInput {
  /** Reads the step now. An error it throws ends the polling: an unreachable server is not a step. */
  readonly read: () => Promise<string>
  /** The step on whose screen the borrower acted; undefined on the first load, when any step is news. */
  readonly previous?: string | undefined
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly signal?: StopSignal | undefined
}

export interface PolledStep {
  readonly step: string
  /** True when the tries ran out: on a waiting step, or with the step still the previous one. */
  readonly gaveUp: boolean
}

/**
 * Reads the step until there is one to act on. Waiting: up to 14 further tries, then GEN_NOTE_SIGNING stays and any other becomes
 * UNKNOWN. Else: until it differs from `previous`, up to 7 further tries, then it is taken as it is. Rejects with the signal's
 * reason when stopped.
 */
export async function pollStep({ read, previous, sleep, signal }: PollInput): Promise<PolledStep> {
  const readNow = async () => {
    throwIfStopped(signal)
    const step = await read()
    throwIfStopped(signal)
    return step
  }
  const again = async (milliseconds: number) => {
    await sleep(milliseconds)
    return readNow()
  }

  let step = await readNow()
  if (!isWaitingStep(step)) {
    for (const delay of pollDelays(false)) {
      if (step !== previous) break
      step = await again(delay)
    }
    if (!isWaitingStep(step)) return { step, gaveUp: step === previous }
  }
  // From here the server has been seen at work: whatever comes after it is news, the same screen as before included.
  for (const delay of pollDelays(true)) {
    step = await again(delay)
    if (!isWaitingStep(step)) return { step, gaveUp: false }
  }
  return { step: step === 'GEN_NOTE_SIGNING' ? step : 'UNKNOWN', gaveUp: true }
}

function throwIfStopped(signal: StopSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error('Polling was stopped')
}
