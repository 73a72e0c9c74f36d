/** When the leave survey opens on signing out [shell/leave-survey]. Pure. */
import { applicationUuidIn } from '@hearthline/domain/registration'

export const SURVEY_FLAG = 'leave-survey'
/** After this the sign-out continues, answered or not. */
export const PROCEEDS_AFTER_MS = 750

const PATHS = ['liens', 'product/select', 'identity', 'signing/sign']

export interface SurveyInput {
  readonly pathname: string
  /** The flag is on, or off for the control group of an experiment. */
  readonly enabled: boolean
  /** It was triggered before, or the person went to the phone or to their mail. */
  readonly off: boolean
}

/** The application that is being left; undefined when nothing is asked. */
export function surveyedApplication({ pathname, enabled, off }: SurveyInput): string | undefined {
  const uuid = applicationUuidIn(pathname)
  if (!enabled || off || !uuid) return undefined
  const within = pathname.slice(pathname.indexOf(uuid) + uuid.length).replace(/^\/+|\/+$/g, '')
  return PATHS.includes(within) ? uuid : undefined
}

export const SURVEY_REASONS = [
  { value: 'LATER', label: 'I will finish it later' },
  { value: 'UNCLEAR', label: 'Something was not clear' },
  { value: 'DOCUMENTS', label: 'I do not have everything I need' },
  { value: 'TERMS', label: 'The amount, rate or costs do not work for me' },
  { value: 'PROBLEM', label: 'Something did not work' },
  { value: 'OTHER', label: 'Another reason' },
] as const
