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

/** Text and HTML are kept sealed: a link in it opens an account to whoever reads it. */
export const sandboxMail = ({ db, clock, sealing }: Parts): Mail => ({
  send: async ({ reference: _reference, stop: _stop, html, ...message }) => {
    if (message.recipient.toLowerCase().startsWith(BOUNCES)) throw new MailRefused('550 5.1.1 No such mailbox')
    const sealed = { body: sealing.seal('mail', message.body), html: html === undefined ? null : sealing.seal('mail', html) }
    await insertMail(db, { ...message, ...sealed, sentAt: clock.now() })
  },
})
