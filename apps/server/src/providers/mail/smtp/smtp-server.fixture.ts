/** A mail server of this machine that keeps what it takes: one account, and boxes that do not exist. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export const ACCOUNT = { user: 'hearth', pass: 'p@ss/word' } as const

/** What the boxes of a name answer. */
const ANSWERS: Readonly<Record<string, string>> = {
  unknown: '550 5.1.1 No such mailbox <unknown@borrower.example>',
  full: '552 5.2.2 Mailbox full',
  unwelcome: '550 5.7.1 Your network is not welcome',
  'unwelcome-in-words': '550 Requested action not taken: relay denied',
  'unknown-in-words': '550 User unknown',
  busy: '451 4.3.0 Try again later',
}

export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Of a mail that has one. */
  readonly html?: string
  readonly user: string
  readonly encrypted: boolean
}

export interface MailServer {
  readonly port: number
  /** Newest first. */
  readonly taken: readonly TakenMail[]
  /** Who tried to log in, right or wrong. */
  readonly logins: readonly string[]
  close(): Promise<void>
}

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = []
  const logins: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    onAuth({ username = '', password }, _session, done) {
      logins.push(username)
      if (username === ACCOUNT.user && password === ACCOUNT.pass) return done(null, { user: username })
      done(Object.assign(new Error('5.7.8 Wrong'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, done) {
      const [code, ...words] = (ANSWERS[address.split('@')[0]!] ?? '').split(' ')
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null)
    },
    onData(stream, { envelope, user, secure }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const read = readMail(Buffer.concat(pieces).toString('utf8'))
        const from = mailFrom ? mailFrom.address : ''
        taken.unshift({ from, to: rcptTo.map(({ address }) => address), user: String(user ?? ''), encrypted: secure, ...read })
        done(null)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    logins,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** RFC 2045, 6.7. */
const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function readMail(raw: string): Pick<TakenMail, 'headers' | 'text' | 'html'> {
  const { headers, text } = readPart(raw)
  const boundary = /^multipart\/alternative;.*boundary="?([^";]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return { headers, text }
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')))
  const of = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))?.text
  return { headers, text: of('text/plain') ?? '', html: of('text/html')! }
}

function readPart(raw: string): Pick<TakenMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  const body = rest.join('\r\n\r\n').replace(/\r\n$/, '')
  const written = headers['content-transfer-encoding']
  const bytes =
    written === 'quoted-printable' ? fromQuotedPrintable(body) : written === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(body)
  return { headers, text: bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd() }
}
