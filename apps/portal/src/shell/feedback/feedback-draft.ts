/** What was written to the CEO and not sent: a dialog closed by mistake must not cost it. Forgotten when it has arrived, and on signing out. */
import { emptyFeedback, type FeedbackValues } from './feedback-form.ts'

let draft: FeedbackValues = emptyFeedback

export const readDraft = (): FeedbackValues => draft

export function saveDraft(values: FeedbackValues): void {
  draft = values
}

export function clearDraft(): void {
  draft = emptyFeedback
}
