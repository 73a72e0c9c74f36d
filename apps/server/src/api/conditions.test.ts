/** Conditions through the calls: what an operator saw is what is decided, once, with a reason; and what is refused is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { mailsTo } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { documentIn, identityPictures, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const atConditions = () => personAt(app, operator, 'CONDITIONS_OPEN', 'Idreview')
const decision = (outcome: string, reason = 'Compared with the photos.') => ({ condition: 'IDENTITY', outcome, reason })
const decide = async ({ uuid }: Person, decided: readonly object[], headers: Record<string, string> = {}) => {
  const data = { data: { decided }, reason: 'Looked at by a person' }
  const reply = await operator.post(`/applications/${uuid}/items/conditions`, data, headers)
  return [reply.statusCode, reply.json<{ fields?: { message: string }[] }>().fields?.[0]?.message]
}
/** As the console has read the application. */
const etagOf = async ({ uuid }: Person) => String((await operator.get(`/applications/${uuid}`)).headers.etag)
const partsOf = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}`)).json<{
    openItem: { parts: { part: string; outcome: string | null; waitsFor: string | null }[] }
  }>().openItem.parts

describe('photos that are judged', () => {
  it('are those that the operator saw: others that came meanwhile are looked at first', async () => {
    const borrower = await atConditions()
    const etag = await etagOf(borrower)
    const front = documentIn(await app.call(pictureRequest(borrower, 'ID_FRONT', 'another')))
    await borrower.answer('identity-documents', { ...(await identityPictures(app, borrower)), front })
    await borrower.untilRest()
    expect((await decide(borrower, [decision('ACCEPTED')], { 'if-match': etag }))[0]).toBe(412)
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: null }])
  })

  it('and refused are told by mail and bell, and stay refused when the very same are sent again', async () => {
    const borrower = await atConditions()
    expect((await decide(borrower, [decision('REFUSED')]))[0]).toBe(200)
    await expect.poll(() => mailsTo(app, borrower, 'We need something else from you'), { timeout: 20_000 }).toHaveLength(1)
    const [mail] = await mailsTo(app, borrower, 'We need something else from you')
    expect(mail).toContain('the photos of your ID and your face. We can’t use them.')
    expect(mail).not.toContain('Compared with the photos')
    await borrower.answer('identity-documents', await identityPictures(app, borrower))
    await borrower.untilRest()
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: 'REFUSED', waitsFor: 'borrower' }])
    // Told so again, and not that there is nothing to do.
    await expect.poll(() => mailsTo(app, borrower, 'We need something else from you'), { timeout: 20_000 }).toHaveLength(2)
    expect(await mailsTo(app, borrower, 'We are reviewing your application')).toHaveLength(1)
  })
})

describe('a decision', () => {
  it('is one for each condition that is open, with a reason in words and without numbers of people', async () => {
    const borrower = await atConditions()
    expect(await decide(borrower, [decision('ACCEPTED'), decision('REFUSED')])).toEqual([422, 'Decide each condition once'])
    expect(await decide(borrower, [decision('ACCEPTED'), { ...decision('ACCEPTED'), condition: 'PHONE' }])).toEqual([
      422,
      'This is not open now',
    ])
    expect(await decide(borrower, [decision('ACCEPTED', '     ')])).toEqual([422, 'Enter a reason'])
    expect(await decide(borrower, [decision('ACCEPTED', 'Compared with 123-12-1234.')])).toEqual([
      422,
      expect.stringContaining('Leave out Social Security'),
    ])
    const blank = { data: { decided: [decision('ACCEPTED')] }, reason: '      ' }
    expect((await operator.post(`/applications/${borrower.uuid}/items/conditions`, blank)).statusCode).toBe(422)
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: null }])
  })
})

describe('an answer under a name that is no item', () => {
  it.each(['__proto__', '__defineGetter__', 'constructor'])('%s is not found', async (name) => {
    const borrower = await atConditions()
    expect((await borrower.put(`/items/${name}`, {})).statusCode).toBe(404)
  })
  it('and a body of nothing is refused with a sentence', async () => {
    const borrower = await atConditions()
    expect((await borrower.put('/items/identity-documents', null)).statusCode).toBe(422)
  })
})
