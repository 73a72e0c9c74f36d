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

/** What is done behind the offer: nothing of the registration is true there any more. */
const BEHIND_THE_OFFER: Readonly<Record<string, string>> = {
  WAITING_FOR_APP_DISCLOSURE: 'Writing your disclosures',
  WAITING_FOR_SUMMARY_DISCLOSURE: 'Writing your summary',
  GEN_SUMMARY_DISCLOSURE: 'Writing your summary',
  HARD_CREDIT_PULL: 'Checking your credit',
  WAITING_FOR_ID_VERIFICATION: 'Checking your photos',
  ORDER_FULL_TITLE: 'Searching the title',
  GEN_CLOSING_DISCLOSURE: 'Writing your closing disclosure',
  GEN_NOTE_SIGNING: 'Writing your note',
  GEN_NOTARY_DISCLOSURE: 'Writing your notary disclosure',
  GEN_RESCISSION: 'Writing your notice of the right to cancel',
}
const ANYTHING_ELSE = 'Checking your answers'

/** Whether the registration's own work is done at this step, as far as its name says. */
const isOfRegistration = (step: string | undefined): boolean =>
  step === undefined || step === 'IN_PROGRESS' || step === 'UNKNOWN' || Object.hasOwn(REACHED, step)

/** The message after so many milliseconds, advanced by the step when known. It stays on the last one. */
export function loaderMessage(elapsedMs: number, step?: string): string {
  if (!isOfRegistration(step)) return BEHIND_THE_OFFER[step ?? ''] ?? ANYTHING_ELSE
  const turned = Math.max(0, Math.floor(elapsedMs / LOADER_ROTATION_MS))
  const index = Math.min(Math.max(turned, REACHED[step ?? ''] ?? 0), LOADER_MESSAGES.length - 1)
  return LOADER_MESSAGES[index] ?? LOADER_MESSAGES[0]
}
