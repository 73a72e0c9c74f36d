/** Mail as a port; the sandbox keeps it in a table, to be read at /dev/mailbox. */
import type { Clock } from '../engine/clock.ts'
import type { Db } from '../store/db.ts'
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

export const createMail = ({ db, clock }: { db: Db; clock: Clock }): Mail => ({
  send: (message) => insertMail(db, { ...message, sentAt: clock.now() }),
})
