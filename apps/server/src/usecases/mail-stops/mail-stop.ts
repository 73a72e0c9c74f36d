/**
 * What a mailbox gets no more, by kind, under one lender. It belongs to the mailbox and not to an account: who signs beside a borrower and who was only
 * sent a link have none. Its token is derived, stored nowhere, and switches off alone.
 */
import { timingSafeEqual } from 'node:crypto'
import { MAIL_KINDS, type MailKind } from '@hearthline/domain'
import type { Macs } from '../../secrets/macs.ts'

export interface StoppedMail {
  readonly organizationCode: string
  readonly emailMac: string
  readonly kind: MailKind
}

/** The page of the link, and the call that a mail program makes for its reader: one address (RFC 8058, 3.1). */
export const STOP_PATH = '/email/stop'

type Parts = { readonly macs: Macs }

const short = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url')

export const emailMacOf = ({ macs }: Parts, organizationCode: string, email: string): string =>
  short(macs.mac('mail-stop', `mailbox/${organizationCode}/${email.trim().toLowerCase()}`))

const proofOf = ({ macs }: Parts, { organizationCode, emailMac, kind }: StoppedMail): string =>
  short(macs.mac('mail-stop', `link/${organizationCode}/${kind}/${emailMac}`))

/** The kind comes first, for the page to say what is switched off. */
export function stopToken(parts: Parts, organizationCode: string, email: string, kind: MailKind): string {
  const emailMac = emailMacOf(parts, organizationCode, email)
  return `${kind}.${emailMac}.${proofOf(parts, { organizationCode, emailMac, kind })}`
}

/** Undefined for what was never one of ours, and for another lender's. */
export function readStopToken(parts: Parts, organizationCode: string, token: string): StoppedMail | undefined {
  const [name, emailMac = '', proof = '', ...rest] = token.split('.')
  const kind = MAIL_KINDS.find((one) => one === name)
  if (kind === undefined || rest.length > 0 || !/^[\w-]{43}$/.test(proof)) return undefined
  const stopped = { organizationCode, emailMac, kind }
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(parts, stopped))) ? stopped : undefined
}
