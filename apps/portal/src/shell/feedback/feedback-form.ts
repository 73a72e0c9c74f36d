/** Feedback to the CEO [shell/feedback]: its topics, its rules with their messages, and who may send it. Pure. */
import * as z from 'zod/mini'
import { isSignerPath } from '../../routing/access.ts'

export const TOPICS = ['Improve our product', 'Give us a compliment'] as const

export const feedbackMessages = {
  required: 'Required',
  tooShort: 'Must be at least 10 characters',
  tooLong: 'Must be at most 1000 characters',
} as const
export const MESSAGE_MAX = 1000

const required = { error: feedbackMessages.required }

export const feedbackForm = z.object({
  topic: z.enum(TOPICS, required),
  // Judged as the server does: blanks around it do not count.
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.minLength(10, feedbackMessages.tooShort),
      z.maxLength(MESSAGE_MAX, feedbackMessages.tooLong),
    ),
  marketingConsent: z.pipe(
    z.enum(['Yes', 'No'], required),
    z.transform((answer) => answer === 'Yes'),
  ),
})

export interface FeedbackValues {
  readonly topic: string
  readonly message: string
  readonly marketingConsent: string
}

export const emptyFeedback: FeedbackValues = { topic: '', message: '', marketingConsent: '' }

/** The organization whose own product this is; partners' people write to their partner. */
const MAIN_BRAND = 'HEARTH'

export interface FeedbackInput {
  readonly canonicalOrgCode: string
  readonly signedIn: boolean
  readonly signer: boolean
  readonly pathname: string
}

/** The main brand's signed-in people, outside of the flow of additional signers. */
export const mayGiveFeedback = ({ canonicalOrgCode, signedIn, signer, pathname }: FeedbackInput): boolean =>
  canonicalOrgCode.toUpperCase() === MAIN_BRAND && signedIn && !signer && !isSignerPath(pathname)
