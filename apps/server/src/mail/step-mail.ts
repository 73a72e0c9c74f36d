/** What the borrower is written when the step has moved to one where they act, or where it ended. Never a figure: mail is read by others. */
import type { Brand } from '@hearthline/brands'

const WORDS: Readonly<Record<string, { subject: string; body: string }>> = {
  OFFER_SELECTION: {
    subject: 'Your offers are ready',
    body: 'Your offers have been calculated. Looking at them does not affect your credit score.',
  },
  REVISED_OFFER_SELECTION: {
    subject: 'Your offer has changed',
    body: 'What we verified changed your offer. Please look at it again before you go on.',
  },
  DECLINED: {
    subject: 'About your application',
    body: 'We could not offer you this line today. Your notice is ready: sign in to read exactly why, and what would change it.',
  },
  SOFT_CREDIT_LOCKED_OR_FROZEN: {
    subject: 'We could not read your credit report',
    body: 'Your credit file is locked or frozen. Sign in to see which, and how to open it for us. Your score is not affected.',
  },
  FINAL_OFFER: { subject: 'Your final offer', body: 'Your final offer is ready. Sign in to accept it.' },
  CONDITIONS_OPEN: {
    subject: 'We are reviewing your application',
    body: 'Our team is taking a closer look at something our checks found. You do not need to do anything now; we contact you if we need something from you.',
  },
  COMPLETE: { subject: 'Your line is open', body: 'Your line of credit is open and the money is on its way.' },
}

export interface StepWords {
  readonly title: string
  readonly sentence: string
  readonly subject: string
  readonly body: string
}

export function stepMail(step: string, brand: Brand, loanNumber: number): StepWords | undefined {
  const words = WORDS[step]
  if (!words) return undefined
  const { names, company } = brand
  return {
    title: words.subject,
    sentence: words.body,
    subject: `${words.subject} (HL-${loanNumber})`,
    body: [words.body, `Questions? ${company.supportPhone}, ${company.supportEmail}`, `${names.legal}, NMLS ${company.nmlsNumber}`].join(
      '\n\n',
    ),
  }
}
