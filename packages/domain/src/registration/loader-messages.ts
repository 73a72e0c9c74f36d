/** What the register loader says, and for how long [steps/loader]. */

export const LOADER_MESSAGES = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining your property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
] as const

export const LOADER_MINIMUM_MS = 1_000
export const LOADER_ROTATION_MS = 10_000
export const LOADER_HIDE_DELAY_MS = 300

/** The message a step has really reached; the loader never waits to say what is so already. */
const REACHED: Readonly<Record<string, number>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 1,
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: 1,
  WAITING_FOR_SOFT_CREDIT: 1,
  WAITING_FOR_AVM_DATA: 3,
  PREQUAL_TITLE: 4,
  WAITING_FOR_INITIAL_OFFERS: 5,
}

/** The message after so many milliseconds, advanced by the step when known. It stays on the last one. */
export function loaderMessage(elapsedMs: number, step?: string): string {
  const turned = Math.max(0, Math.floor(elapsedMs / LOADER_ROTATION_MS))
  const index = Math.min(Math.max(turned, REACHED[step ?? ''] ?? 0), LOADER_MESSAGES.length - 1)
  return LOADER_MESSAGES[index] ?? LOADER_MESSAGES[0]
}
