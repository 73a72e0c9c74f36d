/** What a mail server has to be told. */
import { z } from 'zod'

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

export const SMTP_SETTINGS = {
  SMTP_URL: z.string().refine(isMailServer, {
    error:
      'must be the address of the mail server, for example smtps://user:password@mail.example:465 or smtp://mail.example:587, with what is special in the password percent-encoded',
  }),
  MAIL_FROM: z.email('must be the address that mail comes from, for example no-reply@lender.example'),
} as const
