/** Whether someone signs electronically: they may decline, or ask for paper, and take it up again. Nobody who does neither is asked. */
import * as z from 'zod/mini'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { ask, type Known } from '../../item.ts'
import { signsAtOffice } from './closing-office.ts'
import { offerEndsOn } from './paper-back.ts'

export const SIGNING_WAYS = ['ELECTRONIC', 'DECLINED', 'PAPER'] as const

export const signingChoiceAnswer = z.object({
  way: z.enum(SIGNING_WAYS),
  /** of someone who declines */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})
export type SigningChoice = z.infer<typeof signingChoiceAnswer>

export const SIGNING_CHOICE = {
  why: 'You can continue here, ask for paper, or tell us that you do not want to sign. Your answers are saved, and you can come back.',
  steps: ['NOTE_SIGNING'] as const,
  data: signingChoiceAnswer,
  initially: { way: 'ELECTRONIC' as const },
  labels: {
    way: { label: 'How you sign', options: { ELECTRONIC: 'Here, electronically', DECLINED: 'I don’t want to sign', PAPER: 'On paper' } },
    reason: 'Why',
  },
  example: { way: 'ELECTRONIC' as const },
}

export const WITHDRAWN_SUBJECT = 'You withdrew your agreement to electronic documents'

/** 15 USC 7001(c)(1)(B): what it means that they withdrew, and that it costs nothing. What they have stays good (c)(4). */
const withdrawn = (known: Known) => ({
  subject: WITHDRAWN_SUBJECT,
  body: `From now on we give you no electronic documents to sign. Our team calls you and mails you the documents on paper, which takes longer. There is no fee, and your offer stays as it is${untilEnd(known)}. What you read or signed before stays good. If you change your mind, sign in and agree again.`,
})

function untilEnd(known: Known): string {
  const on = offerEndsOn(known)
  return on === undefined ? ' until it ends' : ` until it ends on ${formatLocalDateWithYear(on)}`
}

/** 15 USC 7001(c)(1)(B): a person may have paper instead, and withdraw. */
export const signsElectronically = (choice: SigningChoice | undefined): boolean => (choice?.way ?? 'ELECTRONIC') === 'ELECTRONIC'

export const signingChoice = ask('signing-choice', {
  title: 'How you sign',
  ...SIGNING_CHOICE,
  settledMail: ({ way }, known) =>
    way === 'ELECTRONIC'
      ? undefined
      : way === 'PAPER'
        ? withdrawn(known)
        : signsAtOffice(known)
          ? {
              subject: 'Your closing is paused',
              body: 'You told us that you do not want to sign. What you did is saved. Our team calls you about paper or your questions. You can also sign in and take it up again.',
            }
          : {
              subject: 'Signing is paused',
              body: 'You told us that you do not want to sign. What you did is saved. Our team calls you about paper or your questions. You can also sign in and take it up again.',
            },
})
