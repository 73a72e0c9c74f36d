/**
 * The wizard's submission, outside of the question that it was sent from. Making the account signs the visitor in, and the created application
 * empties the answers: both take questions off the page. While a submission runs, the wizard therefore keeps seeing the visitor as they were
 * when they pressed, and the answers are forgotten only when no wizard is on the page any more.
 */
import { clearRegister } from '../session/register-answers.ts'
import type { RegistrationResult } from './submit-registration.ts'

export interface SubmissionState {
  readonly busy: boolean
  readonly result: RegistrationResult | undefined
  /** Whether the visitor was signed in when they pressed; undefined when the wizard follows the session itself. */
  readonly signedIn: boolean | undefined
}

const idle: SubmissionState = { busy: false, result: undefined, signedIn: undefined }

let state = idle
/** An application exists and its screen was asked for: the answers have done their work. */
let isComplete = false
let wizardsOnPage = 0
const listeners = new Set<() => void>()

function set(next: SubmissionState): void {
  state = next
  for (const listener of listeners) listener()
}

export const readSubmission = (): SubmissionState => state

export function subscribeToSubmission(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** False when one is in progress already, from whichever question. */
export function beginSubmission(signedIn: boolean): boolean {
  if (state.busy) return false
  set({ busy: true, result: undefined, signedIn: state.signedIn ?? signedIn })
  return true
}

/** Without an application: what came of it is shown by the question on the page. */
export function endSubmission(result?: RegistrationResult): void {
  set({ ...state, busy: false, result })
}

/** With an application whose screen was asked for. The wizard may stay on the page until that screen's code is here. */
export function completeSubmission(): void {
  isComplete = true
  set({ ...state, busy: false, result: undefined })
  forgetOnceLeft()
}

export const clearSubmissionResult = (): void => set({ ...state, result: undefined })

/** A question left the page: what came of its submission goes with it. A running one continues. */
export function leaveQuestion(): void {
  if (!state.busy && !isComplete && state !== idle) set(idle)
}

/** Call when a wizard comes on the page; what it answers, when it goes. */
export function enterWizard(): () => void {
  wizardsOnPage += 1
  return () => {
    wizardsOnPage -= 1
    forgetOnceLeft()
  }
}

function forgetOnceLeft(): void {
  if (!isComplete || wizardsOnPage > 0) return
  isComplete = false
  set(idle)
  clearRegister()
}
