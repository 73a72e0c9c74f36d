/** Which steps the borrower is notified of by mail: where they have to act, or where it ended. Waiting steps pass without mail. */
import type { EndedStep, Step } from '../routing/steps.ts'
import { FLOW } from './flow.ts'
import type { Item, StepMail } from './item.ts'

const ENDED: Readonly<Record<EndedStep, StepMail>> = {
  DECLINED: {
    subject: 'About your application',
    body: 'We couldn’t offer you this line today. Sign in to read your notice, which explains exactly why, and to see what could change it.',
  },
  // Of a line whose account is opened here its own mail says when the money goes out (line-opening).
  COMPLETE: { subject: 'Your line is open', body: 'Your line of credit is open.' },
  // Seen on the screen as well: who did not ask for it learns of it here.
  CANCELLED: {
    subject: 'Your application is canceled',
    body: 'Your application is canceled, as you asked. If you didn’t ask for this, call us.',
  },
}

const MAILS: ReadonlyMap<string, StepMail> = new Map(
  [ENDED, ...(FLOW as readonly Item[]).map(({ mail }) => mail ?? {})].flatMap((mails) =>
    Object.entries(mails).flatMap(([step, mail]) => (mail ? [[step, mail] as const] : [])),
  ),
)

/** What the borrower is written when an application comes to a step; undefined where nothing is. */
export const stepMailOf = (step: Step | string): StepMail | undefined => MAILS.get(step)
