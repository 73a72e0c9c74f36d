/** What a mail server has to be told. */
import { z } from 'zod'

export const SMTP_SETTINGS = {
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'must be the address of the mail server, for example smtps://user:password@mail.example:465 or smtp://mail.example:587',
  }),
  MAIL_FROM: z.email('must be the address that mail comes from, for example no-reply@lender.example'),
} as const
