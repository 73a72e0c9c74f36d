import type { Application } from '../application/application-query.ts'
import { isAskedAgain } from './asked-again.ts'

/** Whether the borrower may still change what the offers rest on. After submission the choice is kept until verified facts change it. */
const openSteps: ReadonlySet<string> = new Set([
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'WAITING_FOR_SUMMARY_DISCLOSURE',
  'GEN_SUMMARY_DISCLOSURE',
  'APP_SUBMISSION',
])

/**
 * From the first offers until the application is submitted: the server takes 'chosen-offer' and 'annual-income' again. Whoever changes the
 * amount before signing stands at the same step, and is past that.
 */
export const isBeforeSubmission = (application: Pick<Application, 'step' | 'openItem'>): boolean =>
  openSteps.has(application.step) && !isAskedAgain(application)
