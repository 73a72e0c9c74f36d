/** The subjects of the mails that one person was sent, oldest first, and the newest body of a subject. */
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'
import type { TestApp } from './test-app.ts'

export async function mailsTo({ container }: TestApp, { email }: { readonly email: string }, subject: string): Promise<string[]> {
  const mails = (await readMailbox(container)).toReversed()
  return mails.filter((mail) => mail.recipient === email && mail.subject.startsWith(subject)).map(({ body }) => body)
}
