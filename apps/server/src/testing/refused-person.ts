/** Someone who reads why they were refused and follows the advice, through the calls. */
import type { DecisionBody, PlanBody } from '@hearthline/contract'
import type { LightMyRequestResponse } from 'fastify'
import { type Applicant, applicationBody } from './application-body.ts'
import { APPLICATION, createRequest, type Person, personOf } from './person.ts'
import type { TestApp } from './test-app.ts'

export interface RefusedPerson {
  decision(): Promise<DecisionBody>
  take(way: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  savePlan(way: string, checkOn?: string): Promise<LightMyRequestResponse>
  dropPlan(plan: string): Promise<LightMyRequestResponse>
  /** A new application of the same person. */
  applyAgain(lastName: string, applicant?: Applicant): Promise<Person>
}

export function refusedPerson(app: TestApp, who: Person): RefusedPerson {
  const url = `${APPLICATION}/${who.uuid}`
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.call({
      method: 'POST',
      url: `${url}${path}`,
      headers: { ...who.headers, ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  return {
    async decision() {
      const reply = await who.get('/decision')
      if (reply.statusCode !== 200) throw new Error(`The decision answered ${reply.statusCode} ${reply.body}`)
      return reply.json<DecisionBody>()
    },
    take: (way, body = {}, headers = {}) => post(`/ways/${way}`, body, headers),
    savePlan: (way, checkOn) => post('/plan', { way, ...(checkOn !== undefined && { checkOn }) }),
    dropPlan: (plan) => app.call({ method: 'DELETE', url: `${url}/plan/${plan}`, headers: who.headers }),
    async applyAgain(lastName, applicant = {}) {
      const authorization = `Bearer ${who.token}`
      const reply = await app.call(createRequest({ authorization }, applicationBody(lastName, who.email, applicant)))
      if (reply.statusCode !== 201) throw new Error(`Applying again answered ${reply.statusCode} ${reply.body}`)
      return personOf(app, { email: who.email, authorization, uuid: reply.json<{ uuid: string }>().uuid })
    },
  }
}

export const planIn = (reply: LightMyRequestResponse): PlanBody => reply.json<{ plan: PlanBody }>().plan
