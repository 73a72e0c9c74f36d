/** Conditions of the team through the calls: raised, read, answered, written about and decided. */
import type { ConditionBody, StaffConditionBody } from '@hearthline/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Person } from './person.ts'
import { documentIn, pictureRequest } from './show-identity.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export interface StaffList {
  readonly conditions: readonly StaffConditionBody[]
  readonly parties: readonly { readonly party: string; readonly name: string }[]
  readonly version: number
}
type Headed = Pick<Person, 'headers'>
interface Named {
  readonly uuid: string
}

export const ASKED = 'Send your two newest pay stubs from Juniper Design.'
const RAISING = { category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', party: 'borrower', due: 'SIGNING', asked: ASKED, documents: 2 }
export const CLEARED = { outcome: 'CLEARED', reason: 'Both pay stubs name the employer.' }
export const REJECTED = {
  outcome: 'REJECTED',
  reason: 'One is of last year.',
  toApplicant: 'The second pay stub is from last year. Send the one from this month.',
}
export const OUTER = '/service-conditions/external/api/v1/applications'
const OWN = '/service-conditions/api/v1/applications'

export const fieldsOf = (reply: LightMyRequestResponse) =>
  (reply.json<{ fields?: { path: string }[] }>().fields ?? []).map(({ path }) => path)

export function conditionCalls(app: Pick<TestApp, 'call'>, operator: Staff) {
  const raise = (uuid: string, more: object = {}, who = operator) => who.post(`/applications/${uuid}/conditions`, { ...RAISING, ...more })
  const listRequest = ({ headers }: Headed, uuid: string) =>
    app.call({ url: `${OUTER}/${uuid}/conditions/external-applicants`, headers: { ...headers } })
  const post = ({ headers }: Headed, path: string, payload: object = {}) =>
    app.call({
      method: 'POST',
      url: `${OWN}/${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  const document = async (borrower: Person, alike: string) =>
    documentIn(await app.call(pictureRequest(borrower, 'CONDITION_DOCUMENT', alike)))
  return {
    raise,
    listRequest,
    post,
    document,
    /** The condition that was raised last. @throws where it was not taken */
    async raised(uuid: string, more: object = {}): Promise<StaffConditionBody> {
      const reply = await raise(uuid, more)
      if (reply.statusCode !== 200) throw new Error(`Not raised: ${reply.statusCode} ${reply.body}`)
      return reply.json<StaffList>().conditions.at(-1)!
    },
    listed: async (who: Headed, uuid: string) => (await listRequest(who, uuid)).json<ConditionBody[]>(),
    forStaff: async (uuid: string) => (await operator.get(`/applications/${uuid}/conditions`)).json<StaffList>(),
    answer: (who: Headed, uuid: string, { uuid: condition }: Named, payload: object) =>
      post(who, `${uuid}/conditions/${condition}/answers`, payload),
    write: (who: Headed, uuid: string, { uuid: condition }: Named, payload: object) =>
      post(who, `${uuid}/conditions/${condition}/messages`, payload),
    decide: (uuid: string, { uuid: condition }: Named, body: object, who = operator, headers: Record<string, string> = {}) =>
      who.post(`/applications/${uuid}/conditions/${condition}/decision`, body, headers),
    needsOperator: async (uuid: string) =>
      (await operator.get(`/applications/${uuid}`)).json<{ summary: { needsOperator: boolean } }>().summary.needsOperator,
  }
}
