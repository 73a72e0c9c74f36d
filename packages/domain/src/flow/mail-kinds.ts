/** The mail that someone may switch off. Whatever is of no kind here is always sent: a notice that the law asks for, a thing to do, or money. */
import { z } from 'zod'

export const MAIL_KINDS = ['NEWS', 'REMINDERS', 'OFFERS'] as const
export const mailKind = z.enum(MAIL_KINDS)
export type MailKind = (typeof MAIL_KINDS)[number]

interface KindWords {
  readonly title: string
  /** What is in it, as the settings say it. */
  readonly about: string
}

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, KindWords>> = {
  NEWS: {
    title: 'News about the application',
    about: 'What was completed while you have nothing to do. It appears in your account all the same.',
  },
  REMINDERS: {
    title: 'Reminders',
    about: 'Documents that we are waiting for, and the day of a plan you saved.',
  },
  OFFERS: {
    title: 'Offers and news of our loans',
    about: 'Advertising from us, and links to apply that loan officers send for us.',
  },
}
