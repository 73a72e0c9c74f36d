/** A borrower who continues through any number of crashes, and remembers what the server has acknowledged. */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationBody, OffersBody } from '@hearthline/contract'
import type { IncomeReview, Item } from '@hearthline/domain'
import { FLOW, isOfferChoice } from '@hearthline/domain'
import { applicationBody } from './application-body.ts'
import { firstOffer } from './first-offer.ts'
import { APPLICATION, CREATE, newEmail } from './person.ts'
import { PASSWORD } from './test-app.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

/** As far as the hard pull and a little beyond. */
const LAST_ITEM = 'disbursement-account'

export class ServerGone extends Error {}

/** The server asked to come back later (503 with Retry-After): what was sent may or may not have been kept. */
export class TryLater extends ServerGone {}

export interface CrashBorrower {
  readonly email: string
  readonly lastName: string
  readonly key: string
  token?: string
  uuid?: string
  /** What was sent for an item and not answered before the crash: it may or may not have been kept. */
  readonly sent: Record<string, unknown>
  /** What the server said it has. */
  readonly acknowledged: Record<string, unknown>
  arrived: boolean
}

export const crashBorrower = (lastName: string): CrashBorrower => ({
  email: newEmail(lastName),
  lastName,
  key: randomUUID(),
  sent: {},
  acknowledged: {},
  arrived: false,
})

interface Reply<T> {
  readonly status: number
  readonly body: T
}

/** @throws ServerGone when the connection broke, TryLater when the server says so in the form that it promises */
export async function callServer<T>(url: string, who: CrashBorrower, method: string, path: string, body?: unknown): Promise<Reply<T>> {
  let reply: Response
  let text: string
  try {
    reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-org': 'HEARTH',
        ...(who.token && { authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(path.startsWith(CREATE) && { 'idempotency-key': who.key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    text = await reply.text()
  } catch (problem) {
    throw new ServerGone(String(problem))
  }
  const answer = { status: reply.status, body: JSON.parse(text) as T }
  if (reply.status !== 503 && reply.status !== 507) return answer
  const { code } = answer.body as { code?: string }
  const expected = reply.status === 503 ? 'unavailable' : 'insufficient_storage'
  if (code !== expected || !(Number(reply.headers.get('retry-after')) > 0)) throw unexpected('a refusal without its form', answer)
  throw new TryLater(code)
}

/** Goes on from wherever they are until the last item; a server that is gone, or asks for patience, ends it for now. */
export async function continueApplication(
  url: string,
  who: CrashBorrower,
  ended: (problem: ServerGone) => void = () => undefined,
): Promise<void> {
  try {
    await signIn(url, who)
    await create(url, who)
    while (!who.arrived) await actOnce(url, who)
  } catch (problem) {
    if (!(problem instanceof ServerGone)) throw problem
    ended(problem)
  }
}

async function signIn(url: string, who: CrashBorrower): Promise<void> {
  if (who.token) return
  const account = { email: who.email, password: PASSWORD }
  let reply = await callServer<{ jwt: string }>(url, who, 'POST', '/identity/api/v1/registration/register?organization=HEARTH', {
    ...account,
    phoneNumber: '4155550132',
  })
  // Kept before the crash, though it could not be said.
  if (reply.status === 401) reply = await callServer(url, who, 'POST', '/identity/api/v1/login', account)
  if (reply.status !== 200) throw unexpected('registering', reply)
  who.token = reply.body.jwt
}

async function create(url: string, who: CrashBorrower): Promise<void> {
  if (who.uuid) return
  const reply = await callServer<{ uuid: string }>(url, who, 'POST', `${CREATE}?state=CA`, applicationBody(who.lastName, who.email))
  if (reply.status !== 201) throw unexpected('creating', reply)
  who.uuid = reply.body.uuid
}

async function actOnce(url: string, who: CrashBorrower): Promise<void> {
  const { status, body } = await callServer<ApplicationBody>(url, who, 'GET', `${APPLICATION}/${who.uuid}`)
  if (status !== 200) throw unexpected('reading', { status, body })
  const item = body.openItem === null ? undefined : ITEMS.get(body.openItem)
  if (!item) throw unexpected('going on', { status, body })
  if (item.id === LAST_ITEM) who.arrived = true
  else if (item.kind === 'work') await sleep(15)
  else if (item.id === 'income-sources') await showPayroll(url, who)
  else if (item.id === 'chosen-offer' && who.acknowledged['annual-income'] === undefined)
    await answer(url, who, 'annual-income', anIncome())
  else await answer(url, who, item.id, isOfferChoice(item.id) ? await anOffer(url, who) : item.example)
}

async function answer(url: string, who: CrashBorrower, item: string, data: unknown): Promise<void> {
  who.sent[item] = data
  const reply = await callServer(url, who, 'PUT', `${APPLICATION}/${who.uuid}/items/${item}`, data)
  // 409: it has changed on in the meantime.
  if (reply.status === 200) who.acknowledged[item] = data
  else if (reply.status !== 409) throw unexpected(`answering ${item}`, reply)
}

/** Lists payroll, connects it through the sandbox's page, and goes on once its report is read: each part again after a crash. */
async function showPayroll(url: string, who: CrashBorrower): Promise<void> {
  const { body } = await callServer<{ about: IncomeReview }>(url, who, 'GET', `${APPLICATION}/${who.uuid}/items/income-sources`)
  const [source] = body.about.sources
  if (!source) {
    const sources = [{ id: randomUUID(), person: 'borrower', way: 'PAYROLL', documents: [] }]
    await callServer(url, who, 'PUT', `${APPLICATION}/${who.uuid}/items/income-evidence`, { sources })
    return
  }
  if (source.state === 'IN_PROGRESS') return void (await sleep(15))
  if (source.state === 'VERIFIED') return answer(url, who, 'income-sources', { sources: ['TRUV_PAYROLL'] })
  const links = `${APPLICATION}/${who.uuid}/income-links`
  const started = await callServer<{ link: string }>(url, who, 'POST', links, { source: source.id })
  if (started.status !== 201) throw unexpected('opening a session', started)
  const code = `done~${started.body.link}~Harbor Foods`
  const finished = await callServer(url, who, 'POST', `${links}/${started.body.link}/finish`, { code })
  if (finished.status !== 200) throw unexpected('finishing a session', finished)
}

const anIncome = () => ({
  employmentType: 'FULL_TIME',
  primaryCents: 14_500_000 + Math.floor(Math.random() * 1_000_000),
  otherCents: 0,
  coOwnersCents: 0,
})

async function anOffer(url: string, who: CrashBorrower) {
  const { body } = await callServer<OffersBody>(url, who, 'GET', `${APPLICATION}/${who.uuid}/offers`)
  return firstOffer(body)
}

const unexpected = (doing: string, reply: Reply<unknown>) =>
  new Error(`${doing} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 400)}`)
