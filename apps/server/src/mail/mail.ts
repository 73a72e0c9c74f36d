/** Mail as a port, and the sandbox's: it keeps mail instead of sending it, to be read at /dev/mailbox. */
import type { AdapterParts } from '../adapters.ts'
import { insertMail } from '../store/repositories/mails.ts'

export interface Message {
  readonly organizationCode: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export interface Mail {
  send(message: Message): Promise<void>
}

/** The body is kept sealed: a link in it opens an account to whoever reads it. */
export const keptMail = ({ db, clock, sealing }: Pick<AdapterParts, 'db' | 'clock' | 'sealing'>): Mail => ({
  send: (message) => insertMail(db, { ...message, body: sealing.seal('mail', message.body), sentAt: clock.now() }),
})
