/** Conditions through the calls: what an operator saw is what is decided, once, with a reason; and what is refused is told. */
import { disbursementAccount } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { documentIn, identityPictures, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
/** Whose photos wait to be judged: of all who are refused something, and nothing of it is kept. */
let reviewed: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  reviewed = await atConditions()
})
afterAll(() => app.close())

const atConditions = () => personAt(app, operator, 'CONDITIONS_OPEN', 'Idreview')
const decision = (outcome: string, reason = 'Compared with the photos.') => ({ condition: 'IDENTITY', outcome, reason })
const decide = async ({ uuid }: Person, decided: readonly object[], headers: Record<string, string> = {}) => {
  const data = { data: { decided }, reason: 'Looked at by a person' }
  const reply = await operator.post(`/applications/${uuid}/items/conditions`, data, headers)
  return [reply.statusCode, reply.json<{ fields?: { message: string }[] }>().fields?.[0]?.message]
}
/** What is said of each photo that is not taken. */
const sendPhotos = async (borrower: Person, photos: object) => {
  const reply = await borrower.put('/items/identity-documents', photos)
  return [reply.statusCode, reply.json<{ fields?: object[] }>().fields]
}
/** As the console has read the application. */
const etagOf = async ({ uuid }: Person) => String((await operator.get(`/applications/${uuid}`)).headers.etag)
const partsOf = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}`)).json<{
    openItem: { parts: { part: string; outcome: string | null; waitsFor: string | null }[] }
  }>().openItem.parts

describe('photos that are judged', () => {
  itInLongRun('are those that the operator saw: others that came meanwhile are looked at first', async () => {
    const borrower = await atConditions()
    const etag = await etagOf(borrower)
    const front = documentIn(await app.call(pictureRequest(borrower, 'ID_FRONT', 'another')))
    await borrower.answer('identity-documents', { ...(await identityPictures(app, borrower)), front })
    await borrower.untilRest()
    expect((await decide(borrower, [decision('ACCEPTED')], { 'if-match': etag }))[0]).toBe(412)
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: null }])
  })

  it('and refused are told by mail and bell, and the very same are no answer: no attempt is counted, and no mail is sent', async () => {
    const borrower = await atConditions()
    expect((await decide(borrower, [decision('REFUSED')]))[0]).toBe(200)
    const [mail] = await mailsArrived(app, borrower, 'We need something else from you')
    expect(mail).toContain('the photos of your ID and your face. We can’t use them.')
    expect(mail).toMatch(/We need it by \w+day, /)
    expect(mail).not.toContain('Compared with the photos')
    // The dashboard's button leads to the application's own address, which knows the screen.
    expect((await borrower.application()).nextAction).toMatchObject({ waitingOn: 'you', path: `/account/heloc/${borrower.uuid}` })
    const same = await identityPictures(app, borrower)
    expect(await sendPhotos(borrower, same)).toEqual([
      422,
      [{ path: 'front', message: expect.stringContaining('photos that we couldn’t use') }],
    ])
    // Nor as another document, or one in the place of another.
    const swapped = documentIn(await app.call(pictureRequest(borrower, 'ID_FRONT', 'ID_BACK')))
    const passport = { document: 'US_PASSPORT', front: swapped, selfie: same.selfie }
    expect((await sendPhotos(borrower, passport))[0]).toBe(422)
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: 'REFUSED', waitsFor: 'borrower' }])
    expect((await borrower.get('/items/identity-documents')).json<{ data: object }>().data).not.toHaveProperty('attempt')
    await mailsArrived(app, borrower, 'We need something else from you')
    const front = documentIn(await app.call(pictureRequest(borrower, 'ID_FRONT', 'another')))
    expect((await sendPhotos(borrower, { ...same, front }))[0]).toBe(200)
    await borrower.untilRest()
    expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: null }])
    // Nor are the first ones an answer to the refusal of the second.
    expect((await decide(borrower, [decision('REFUSED')]))[0]).toBe(200)
    expect((await sendPhotos(borrower, same))[0]).toBe(422)
  })

  it('and still reviewed are said to be, where they are sent once more', async () => {
    const borrower = reviewed
    expect(await sendPhotos(borrower, await identityPictures(app, borrower))).toEqual([
      422,
      [{ path: 'front', message: expect.stringContaining('is reviewing these photos already') }],
    ])
  })

  itInLongRun('may be taken anew with a phone, as the first ones', async () => {
    const borrower = await atConditions()
    expect((await borrower.post('/photo-links', { document: 'US_PASSPORT' })).statusCode).toBe(201)
  })
})

describe('what was refused and is still the borrower’s to replace', () => {
  it('is told again when another thing was done meanwhile, and not that there is nothing to do', async () => {
    const borrower = await atConditions()
    expect((await decide(borrower, [decision('REFUSED')]))[0]).toBe(200)
    await mailsArrived(app, borrower, 'We need something else from you')
    expect(
      (await borrower.put('/items/disbursement-account', { ...disbursementAccount.example, accountNumber: '000222333444' })).statusCode,
    ).toBe(200)
    await borrower.untilRest()
    await borrower.answer('payment-method', { payType: 'MANUAL' })
    await borrower.untilRest()
    await mailsArrived(app, borrower, 'We need something else from you', 2)
    await mailsArrived(app, borrower, 'We are reviewing your application')
  })
})

describe('photos that are refused twice', () => {
  itInLongRun('leave both refusals in the log, each with its reason, though the second is in the words of the first', async () => {
    const borrower = await atConditions()
    for (const alike of ['another', 'a third']) {
      expect((await decide(borrower, [decision('REFUSED', 'The face is cut off.')]))[0]).toBe(200)
      const sent = async (kind: string) => documentIn(await app.call(pictureRequest(borrower, kind, `${alike} ${kind}`)))
      const photos = { front: await sent('ID_FRONT'), back: await sent('ID_BACK'), selfie: await sent('SELFIE') }
      await borrower.answer('identity-documents', { document: 'US_DRIVERS_LICENSE', ...photos })
      await borrower.untilRest()
      expect(await partsOf(borrower)).toMatchObject([{ part: 'IDENTITY', outcome: null }])
    }
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    const refused = { part: 'IDENTITY', outcome: 'REFUSED', reason: 'The face is cut off.' }
    expect(audit.filter(({ action }) => action === 'decided').map(({ detail }) => detail)).toMatchObject([
      { decided: 'conditions', parts: [refused] },
      { decided: 'conditions', parts: [refused] },
    ])
    // What is accepted is told as well, also where the application goes on by it.
    expect((await decide(borrower, [decision('ACCEPTED')]))[0]).toBe(200)
    await mailsArrived(app, borrower, 'One of our requests is completed')
  })
})

describe('a decision', () => {
  it('is one for each condition that is open, with a reason in words and without numbers of people', async () => {
    const borrower = reviewed
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
    const borrower = reviewed
    expect((await borrower.put(`/items/${name}`, {})).statusCode).toBe(404)
  })
  it('and a body of nothing is refused with a sentence', async () => {
    const borrower = reviewed
    expect((await borrower.put('/items/identity-documents', null)).statusCode).toBe(422)
  })
})
