/** A server that answers as the published contract of Twilio's Message resource says: for tests on this machine alone. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TEXTING = {
  TWILIO_ACCOUNT_SID: `AC${'2'.repeat(32)}`,
  TWILIO_MESSAGING_SERVICE_SID: `MG${'3'.repeat(32)}`,
  TWILIO_KEY_SID: `SK${'1'.repeat(32)}`,
  TWILIO_KEY_SECRET: 'a-secret-of-the-stand-in',
  TWILIO_AUTH_TOKEN: 'the-auth-token-of-the-stand-in',
} as const

type Form = Readonly<Record<string, string>>
interface Planned {
  readonly http: number
  readonly body?: unknown
}

export interface TwilioTextsStandIn {
  readonly url: string
  /** What was taken, oldest first. */
  readonly taken: readonly Form[]
  /** Numbers that took back their consent there. */
  readonly unsubscribed: Set<string>
  readonly answerNext: (planned: Planned) => void
  readonly close: () => Promise<void>
}

const problem = (code: number, http: number): Planned => ({ http, body: { code, message: 'stand-in', status: http } })

export async function startTwilioTextsStandIn(): Promise<TwilioTextsStandIn> {
  const taken: Form[] = []
  const planned: Planned[] = []
  const unsubscribed = new Set<string>()
  const wanted = `Basic ${Buffer.from(`${TEXTING.TWILIO_KEY_SID}:${TEXTING.TWILIO_KEY_SECRET}`).toString('base64')}`
  const path = `/2010-04-01/Accounts/${TEXTING.TWILIO_ACCOUNT_SID}/Messages.json`
  const take = (form: Form): Planned => {
    const to = form.To ?? ''
    if (!/^\+1[2-9]\d{9}$/.test(to)) return problem(21211, 400)
    if (form.MessagingServiceSid !== TEXTING.TWILIO_MESSAGING_SERVICE_SID) return problem(21701, 400)
    if (!form.Body || form.Body.length > 1600) return problem(form.Body ? 21617 : 21602, 400)
    if (to.endsWith('5550199')) return problem(21614, 400)
    if (unsubscribed.has(to)) return problem(21610, 400)
    taken.push(form)
    const sid = `SM${String(taken.length).padStart(32, '0')}`
    return {
      http: 201,
      body: { sid, account_sid: TEXTING.TWILIO_ACCOUNT_SID, to, status: 'accepted', error_code: null, error_message: null },
    }
  }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
      const answer =
        planned.shift() ??
        (request.headers.authorization !== wanted ? problem(20003, 401) : request.url === path ? take(form) : problem(20404, 404))
      reply.writeHead(answer.http, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    unsubscribed,
    answerNext: (one) => void planned.push(one),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
