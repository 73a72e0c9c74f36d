/** The sandbox's mail is kept and not sent, to be read at /dev/mailbox. */
import type { Sealing } from '../../../secrets/sealing.ts'
import type { Session } from '../../../store/db.ts'
import { insertMail } from '../../../store/repositories/mails.ts'
import { type Mail, MailRefused } from '../port.ts'

interface Parts {
  readonly db: Session
  readonly clock: { now(): string }
  readonly sealing: Sealing
}

/** Addresses that begin so do not exist. */
const BOUNCES = 'bounce'

/** The body is kept sealed: a link in it opens an account to whoever reads it. */
export const sandboxMail = ({ db, clock, sealing }: Parts): Mail => ({
  send: async ({ reference: _reference, ...message }) => {
    if (message.recipient.toLowerCase().startsWith(BOUNCES)) throw new MailRefused('550 5.1.1 No such mailbox')
    await insertMail(db, { ...message, body: sealing.seal('mail', message.body), sentAt: clock.now() })
  },
})
