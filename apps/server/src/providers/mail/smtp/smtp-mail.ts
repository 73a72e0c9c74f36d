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
/** Nobody waits for a mail: the outbox sends it again. */
const PATIENCE = { connectionTimeout: 15 * SECONDS, greetingTimeout: 15 * SECONDS, socketTimeout: 30 * SECONDS }

const ON_THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What of a permanent reply is not the address's fault: its box is full, or our sending is refused (RFC 3463, x.2.2 and x.7.x). */
const NOT_OF_THE_ADDRESS = /\b5\.(2\.2|7\.\d{1,3})\b/

interface SmtpProblem {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

const isRefused = ({ responseCode = 0, response = '', command = '' }: SmtpProblem): boolean =>
  command === 'RCPT TO' && responseCode >= 500 && !NOT_OF_THE_ADDRESS.test(response)

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
  const send = async ({ organizationCode, recipient, subject, body }: Message): Promise<void> => {
    const { name, replyTo } = senderOf(organizationCode)
    try {
      await transport.sendMail({
        from: { name, address: from },
        replyTo,
        // As an address and not as a list: a comma in it makes no second recipient.
        to: { name: '', address: recipient },
        subject,
        text: body,
        // No one's absence notice is sent back to it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (problem) {
      throw outcomeOf(problem as SmtpProblem)
    }
  }
  return { send }
}

/** Without what the server said beside its code: it may name the recipient, and logs keep no one's address. */
function outcomeOf(problem: SmtpProblem): Error {
  const said = [problem.responseCode, /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(problem.response ?? '')?.[0]].filter(Boolean).join(' ')
  if (isRefused(problem)) return new MailRefused(said)
  return new Error(`The mail server did not take the message: ${[problem.code, problem.command, said].filter(Boolean).join(', ')}`)
}
