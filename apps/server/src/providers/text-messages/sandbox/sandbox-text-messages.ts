/**
 * The sandbox's text messages are kept and not sent: they are read, and answered, at /dev/mailbox. A number that ends in 5550199 is a landline, as for
 * one-time codes.
 */
import { randomUUID } from 'node:crypto'
import type { Mail } from '../../mail/port.ts'
import { TEXT_SUBJECT, type TextMessages, TextRefused } from '../port.ts'

const LANDLINE = '5550199'

/** @param mail where the message is kept */
export const sandboxTextMessages = (mail: Mail): TextMessages => ({
  async send({ organizationCode, phone, body }) {
    if (phone.endsWith(LANDLINE)) throw new TextRefused('30006')
    await mail.send({ organizationCode, recipient: phone, subject: TEXT_SUBJECT, body })
    return { reference: `sandbox-${randomUUID()}` }
  },
})
