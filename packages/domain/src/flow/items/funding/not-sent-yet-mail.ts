/** What the borrower is written where money is not approved yet: nothing came back, and nothing is theirs to do. */
import type { StepMail } from '../../item.ts'

interface Decided {
  readonly outcome: string
}

/** Once: whoever was told so is not told again by a second refusal. */
export const notSentYetMail = (said: Decided, before: Decided | undefined): StepMail | undefined =>
  said.outcome !== 'REFUSED' || before?.outcome === 'REFUSED'
    ? undefined
    : {
        subject: 'Sending your money takes longer',
        body: 'Our team checked your file before sending your money. We must settle something first, and we are working on it. You owe no interest on the cash from your line until your bank has it. You don’t need to do anything now. We’ll email you when we send it, or if we need something from you.',
      }
