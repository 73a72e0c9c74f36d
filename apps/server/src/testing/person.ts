/** A person who applies through the calls, as a browser would: registers, creates, answers, and waits for the server to come to rest. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationBody, OffersBody, StatusFlagsBody } from '@hearthline/contract'
import type { Item, Step } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { isWaitingStep } from '@hearthline/domain/routing'
import type { LightMyRequestResponse } from 'fastify'
import { type Applicant, type ApplicationRequest, applicationBody } from './application-body.ts'
import { mayBeHeld, passClosedDays } from './pass-closed-days.ts'
import type { TestApp } from './test-app.ts'

/** Every persona rests at its first step within 10 s [quality/personas] on a machine that does nothing else; tests run beside browsers. */
const TIMEOUT_MS = 40_000
/** Each look reads the whole application, in the process that does its work. */
const LOOK_EVERY_MS = 60

export interface StatusAnswer {
  readonly step: Step
  readonly previousStep: string | null
  readonly decision: string
  readonly subDecision: string
  readonly statuses: StatusFlagsBody
}

export interface Person {
  readonly email: string
  readonly uuid: string
  readonly token: string
  /** What every call of theirs carries. */
  readonly headers: Readonly<Record<string, string>>
  /** Any call at all. */
  readonly call: TestApp['call']
  /** Paths are below the application: '', '/offers', '/items/annual-income'. */
  get(path: string): Promise<LightMyRequestResponse>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, body: unknown): Promise<LightMyRequestResponse>
  /** A page of this site, as the browser opens it. */
  visit(path: string): Promise<LightMyRequestResponse>
  /** Answers an item and expects that it is taken. */
  answer(item: string, data: unknown): Promise<ApplicationBody>
  application(): Promise<ApplicationBody>
  status(): Promise<StatusAnswer>
  offers(): Promise<OffersBody>
  /** @throws when it has not come there in time, saying the step reached */
  untilStep(wanted: Step | ((status: StatusAnswer) => boolean)): Promise<StatusAnswer>
  /** Until the open item is not the server's own work: someone else has to act, or no one any more. */
  untilRest(): Promise<StatusAnswer>
  /** The same, answered with the application as it rests. */
  atRest(): Promise<ApplicationBody>
}

export const CREATE = '/service-application/api/v3/application/heloc'
export const APPLICATION = '/service-application/api/v1/application/heloc'
export const statusPath = (uuid: string) => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`

export const newEmail = (lastName = 'person') => `${lastName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.test`

export const createRequest = (headers: Record<string, string>, body: ApplicationRequest, more: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: `${CREATE}?state=${body.propertyRequest.state}`,
  headers: { ...headers, 'x-org': 'HEARTH', ...more },
  payload: body,
})

/** Registers and creates; a persona by its last name, anyone else sound. */
export async function person(app: TestApp, lastName: string, applicant: Applicant = {}): Promise<Person> {
  const email = newEmail(lastName)
  const { authorization } = await app.signUp(email)
  const reply = await app.call(createRequest({ authorization }, applicationBody(lastName, email, applicant)))
  if (reply.statusCode !== 201) throw new Error(`${lastName} could not apply: ${reply.statusCode} ${reply.body}`)
  return personOf(app, { email, authorization, uuid: reply.json<{ uuid: string }>().uuid })
}

/** Someone who has applied already. */
export function personOf(app: TestApp, { email, authorization, uuid }: { email: string; authorization: string; uuid: string }): Person {
  const headers = { authorization, 'x-org': 'HEARTH' }
  const get = (path: string) => app.call({ url: `${APPLICATION}/${uuid}${path}`, headers })
  const put: Person['put'] = (path, body, more = {}) =>
    app.call({
      method: 'PUT',
      url: `${APPLICATION}/${uuid}${path}`,
      headers: { ...headers, ...more, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  const post: Person['post'] = (path, body) =>
    app.call({
      method: 'POST',
      url: `${APPLICATION}/${uuid}${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  const status = async () => expect200(await app.call({ url: statusPath(uuid), headers })) as StatusAnswer
  const application = async () => expect200(await get('')) as ApplicationBody
  const until = async <Seen extends { readonly step: string }>(
    what: string,
    look: () => Promise<Seen>,
    arrived: (seen: Seen) => boolean,
  ) => {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      const seen = await look()
      if (arrived(seen)) return seen
      if (mayBeHeld(seen.step)) await passClosedDays(app, uuid)
      if (Date.now() > deadline) {
        const { step, decision } = await status()
        throw new Error(`${email} has not come to ${what}: stands at ${step} (${decision})`)
      }
      await sleep(LOOK_EVERY_MS)
    }
  }
  /** The application is read once its step is not the server's own work any more: the step alone is remembered, and costs nothing. */
  const atRest = async () => {
    await until('rest', status, ({ step }) => !isAtWork(step))
    return await until('rest', application, ({ step, openItem }) => step === 'CREDIT_ERROR' || !isWork(openItem))
  }
  return {
    email,
    uuid,
    token: authorization.slice('Bearer '.length),
    headers,
    call: app.call,
    get,
    put,
    post,
    visit: (url) => app.call({ url }),
    answer: async (item, data) => expect200(await put(`/items/${item}`, data)) as ApplicationBody,
    application,
    status,
    offers: async () => expect200(await get('/offers')) as OffersBody,
    untilStep: (wanted) =>
      until(
        typeof wanted === 'string' ? wanted : 'the step asked for',
        status,
        typeof wanted === 'string' ? ({ step }) => step === wanted : wanted,
      ),
    untilRest: async () => {
      await atRest()
      return status()
    },
    atRest,
  }
}

const WORK = new Set((FLOW as readonly Item[]).filter((item) => item.kind === 'work').map((item) => item.id))
const isWork = (item: string | null): boolean => item !== null && WORK.has(item)
const isAtWork = (step: string): boolean => isWaitingStep(step as Step) && step !== 'IN_PROGRESS'

/** Whether someone has to act, or no one any more. */
export const isAtRest = ({ step, openItem }: ApplicationBody): boolean => !isAtWork(step) && !isWork(openItem)

function expect200(reply: LightMyRequestResponse): unknown {
  if (reply.statusCode !== 200) throw new Error(`${reply.raw.req.method} ${reply.raw.req.url} answered ${reply.statusCode} ${reply.body}`)
  return reply.json()
}
