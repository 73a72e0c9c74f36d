/** The mails that one person was sent. */
import { expect } from 'vitest'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'
import type { TestApp } from './test-app.ts'

/** The bodies of the mails whose subject begins so, oldest first, as far as they were delivered by now. */
export async function mailsTo({ container }: TestApp, { email }: { readonly email: string }, subject: string): Promise<string[]> {
  const mails = (await readMailbox(container)).toReversed()
  return mails.filter((mail) => mail.recipient === email && mail.subject.startsWith(subject)).map(({ body }) => body)
}

/** The same once exactly so many are there: a mail is delivered by a job of its own, after the step that it tells of. */
export async function mailsArrived(app: TestApp, who: { readonly email: string }, subject: string, count = 1): Promise<string[]> {
  await expect.poll(() => mailsTo(app, who, subject), { timeout: 20_000 }).toHaveLength(count)
  return await mailsTo(app, who, subject)
}
