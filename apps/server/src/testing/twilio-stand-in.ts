/** A server that answers as Twilio Verify's published contract says: for tests on this machine alone. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const ACCOUNT = {
  serviceSid: `VA${'0'.repeat(32)}`,
  keySid: `SK${'1'.repeat(32)}`,
  keySecret: 'a-secret-of-the-stand-in',
} as const

interface Verification {
  readonly sid: string
  readonly code: string
  sends: number
  checks: number
}

/** What the next call is answered with, in place of what the contract says of it. */
export interface Planned {
  readonly http: number
  readonly body?: unknown
}

export interface TwilioStandIn {
  readonly url: string
  /** The forms that came, by resource. */
  readonly calls: readonly { readonly resource: string; readonly form: Readonly<Record<string, string>> }[]
  readonly codeFor: (phoneNumber: string) => string
  readonly answerNext: (planned: Planned) => void
  readonly close: () => Promise<void>
}

const MOST_SENDS = 5
const MOST_CHECKS = 5

const problem = (code: number, status: number) => ({
  http: status,
  body: { code, message: 'stand-in', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const verifications = new Map<string, Verification>()
  const calls: { resource: string; form: Record<string, string> }[] = []
  const planned: Planned[] = []
  const wanted = `Basic ${Buffer.from(`${ACCOUNT.keySid}:${ACCOUNT.keySecret}`).toString('base64')}`

  const bodyOf = (to: string, channel: string, { sid }: Verification, status: string) => ({
    ...{ sid, service_sid: ACCOUNT.serviceSid, account_sid: `AC${'2'.repeat(32)}`, to, channel, status, valid: status === 'approved' },
    ...{ date_created: '2026-11-20T18:00:00Z', date_updated: '2026-11-20T18:00:00Z' },
  })
  const send = ({ To: to = '', Channel: channel = '' }: Readonly<Record<string, string>>): Planned => {
    if (!/^\+1[2-9]\d{9}$/.test(to) || !['sms', 'call'].includes(channel)) return problem(60200, 400)
    if (to.endsWith('5550199') && channel === 'sms') return problem(60205, 403)
    const sid = `VE${String(verifications.size + 1).padStart(32, '0')}`
    const found = verifications.get(to) ?? { sid, code: String(600_000 + verifications.size), sends: 0, checks: 0 }
    if (found.sends >= MOST_SENDS) return problem(60203, 429)
    // A second send within the ten minutes carries the same code.
    verifications.set(to, found)
    found.sends += 1
    return { http: 201, body: bodyOf(to, channel, found, 'pending') }
  }
  const check = ({ To: to = '', Code: code = '' }: Readonly<Record<string, string>>): Planned => {
    if (!/^.{4,10}$/.test(code)) return problem(60200, 400)
    const found = verifications.get(to)
    if (!found) return problem(20404, 404)
    if (found.checks >= MOST_CHECKS) return problem(60202, 429)
    found.checks += 1
    const isRight = found.code === code
    if (isRight) verifications.delete(to)
    return { http: 200, body: bodyOf(to, 'sms', found, isRight ? 'approved' : 'pending') }
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
      const resource = new RegExp(`^/v2/Services/${ACCOUNT.serviceSid}/(Verifications|VerificationCheck)$`).exec(request.url ?? '')?.[1]
      calls.push({ resource: resource ?? 'unknown', form })
      const answer =
        planned.shift() ??
        (request.headers.authorization !== wanted
          ? problem(20003, 401)
          : resource === 'Verifications'
            ? send(form)
            : resource === 'VerificationCheck'
              ? check(form)
              : problem(20404, 404))
      reply.writeHead(answer.http, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    codeFor: (phoneNumber) => verifications.get(`+1${phoneNumber}`)?.code ?? '',
    answerNext: (one) => void planned.push(one),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
