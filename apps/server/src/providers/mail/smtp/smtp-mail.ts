/** Mail by a server that speaks SMTP (RFC 5321): the lender's own, or that of whoever sends mail for it. */
import type { Brand } from '@hearthline/brands'
import { createTransport } from 'nodemailer'
import { type Mail, MailRefused, type Message } from '../port.ts'
import type { SMTP_SETTINGS } from './smtp-settings.ts'

export interface SmtpParts {
  /** `smtps://` is encrypted from the first byte; `smtp://` by STARTTLS (RFC 3207) before anything is said, except on this machine. */
  readonly url: string
  /** The address that mail comes from. */
  readonly from: string
  /** Whose mail it is, and who answers. */
  senderOf(organizationCode: string): { readonly name: string; readonly replyTo: string }
  /** Certificates that are trusted beside the usual ones, in PEM. */
  readonly trusted?: string
}

/** In the name of the lender whose application it is, which answers from its own desk. */
export const lendersMail = (
  brands: ReadonlyMap<string, Brand>,
  { SMTP_URL: url, MAIL_FROM: from }: Readonly<Record<keyof typeof SMTP_SETTINGS, string>>,
): Mail =>
  smtpMail({
    url,
    from,
    senderOf: (code) => {
      const { names, company } = brands.get(code.toUpperCase())!
      return { name: names.short, replyTo: company.supportEmail }
    },
  })

const SECONDS = 1000
/**
 * Nobody waits for a mail: the outbox sends it again. Not too soon: a server that is slow to say that it has a message has it all the same, and would have
 * it twice (RFC 5321, 4.5.3.2.6: ten minutes).
 */
const PATIENCE = { connectionTimeout: 15 * SECONDS, greetingTimeout: 60 * SECONDS, socketTimeout: 600 * SECONDS }

const ON_THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What a permanent reply says of the address (RFC 3463, x.1, x.2.1, x.4.4): there is no such mailbox, or it takes no mail. Most say of it no more than that. */
const OF_THE_ADDRESS = /\b5\.(1\.(1|2|3|6|10)|2\.1|4\.4)\b/
const ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/
/** Where a server says it in words alone. */
const NO_SUCH_MAILBOX =
  /user unknown|(unknown|no such) (user|recipient|mailbox|address|person)|(user|recipient|mailbox|address) (does ?n[o’']t exist|not found|is disabled)|unrouteable/i

interface SmtpProblem {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/** Whatever else it is, a wrong setting of ours included, it is sent again: nobody's mail is lost by an hour of it. */
function isRefused({ responseCode = 0, response = '', command = '' }: SmtpProblem): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false
  return (ENHANCED.test(response) ? OF_THE_ADDRESS : NO_SUCH_MAILBOX).test(response)
}

export function smtpMail({ url, from, senderOf, trusted }: SmtpParts): Mail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !ON_THIS_MACHINE.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2', ...(trusted && { ca: trusted }) },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  })
  const send = async ({ reference, organizationCode, recipient, subject, body, html, stop }: Message): Promise<void> => {
    const { name, replyTo } = senderOf(organizationCode)
    try {
      await transport.sendMail({
        from: { name, address: from },
        replyTo,
        // As an address and not as a list: a comma in it makes no second recipient.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== undefined && { html }),
        ...(reference && { messageId: `<${reference}@${from.split('@')[1]}>` }),
        // No one's absence notice is sent back to it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stop) },
      })
    } catch (problem) {
      throw outcomeOf(problem as SmtpProblem)
    }
  }
  return { send }
}

/** RFC 8058, 3.1: switched off by one request without a page, which takes an address of https. */
const stopHeaders = (stop: string | undefined): Readonly<Record<string, string>> => ({
  ...(stop !== undefined && { 'List-Unsubscribe': `<${stop}>` }),
  ...(stop?.startsWith('https://') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** Without what the server said beside its code: it may name the recipient, and logs keep no one's address. */
function outcomeOf(problem: SmtpProblem): Error {
  const said = [problem.responseCode, ENHANCED.exec(problem.response ?? '')?.[0]].filter(Boolean).join(' ')
  if (isRefused(problem)) return new MailRefused(said)
  return new Error(`The mail server did not take the message: ${[problem.code, problem.command, said].filter(Boolean).join(', ')}`)
}
