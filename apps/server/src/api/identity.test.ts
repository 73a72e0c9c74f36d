import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { documentIn, identityPictures, pictureRequest } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let ana: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  ana = await person(app, 'Idfail')
  await liveOn(ana, operator, 'IDENTITY_VERIFICATION')
})
afterAll(() => app.close())

const refusalOf = async (answer: unknown) => {
  const reply = await ana.put('/items/identity-documents', answer)
  return [reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields?.map(({ path }) => path)]
}

describe('the photos of an identity document', () => {
  it('are all there: a back unless it is a passport, and a face', async () => {
    const pictures = await identityPictures(app, ana)
    expect(await refusalOf({ ...pictures, back: undefined })).toEqual([422, ['back']])
    expect(await refusalOf({ document: 'US_PASSPORT', front: pictures.front })).toEqual([422, ['selfie']])
    expect(await refusalOf({ document: 'US_DRIVERS_LICENSE' })).toEqual([422, ['front', 'selfie', 'back']])
  })

  it('are the person’s own, and what they are sent as: nothing of another application and no other document', async () => {
    const pictures = await identityPictures(app, ana)
    const stranger = await person(app, 'Reyes')
    const theirs = documentIn(await app.call(pictureRequest(stranger, 'ID_FRONT')))
    expect(await refusalOf({ ...pictures, front: theirs })).toEqual([422, ['front']])
    expect(await refusalOf({ ...pictures, selfie: pictures.front })).toEqual([422, ['selfie']])
    const deed = documentIn(await app.call(pictureRequest(ana, 'DEED')))
    expect(await refusalOf({ ...pictures, back: deed })).toEqual([422, ['back']])
  })

  it('are three photos: the same one twice is refused with a sentence, whoever says that it is another', async () => {
    const pictures = await identityPictures(app, ana)
    const again = async (kind: string, of: string) => documentIn(await app.call(pictureRequest(ana, kind, of)))
    expect(await refusalOf({ ...pictures, selfie: await again('SELFIE', 'ID_FRONT') })).toEqual([422, ['selfie']])
    const same = { back: await again('ID_BACK', 'ID_FRONT'), selfie: await again('SELFIE', 'ID_FRONT') }
    const reply = await ana.put('/items/identity-documents', { ...pictures, ...same })
    expect(reply.json<{ fields: object[] }>().fields).toEqual(
      ['back', 'selfie'].map((path) => ({ path, message: expect.stringContaining('same photo') })),
    )
  })

  it('that were unclear are asked for again with the reasons, and the new ones pass', async () => {
    const pictures = await identityPictures(app, ana)
    await ana.answer('identity-documents', pictures)
    await ana.untilRest()
    const { about } = (await ana.get('/items/identity-retry')).json<{ about: unknown }>()
    expect(about).toEqual({
      document: 'US_DRIVERS_LICENSE',
      reasons: ['FRONT_UNREADABLE', 'FACE_DIFFERS'],
      triesLeft: 2,
      kept: { back: pictures.back },
    })
    await ana.answer('identity-retry', await identityPictures(app, ana))
    await ana.untilRest()
    expect((await ana.status()).step).not.toBe('IDENTITY_VERIFICATION')
    expect((await ana.get('/items/identity-documents')).json<{ data: unknown }>().data).toMatchObject({ attempt: 2 })
  })

  it('that a person reviews may be replaced by clearer ones meanwhile, which are checked again', async () => {
    const reviewed = await personAt(app, operator, 'CONDITIONS_OPEN', 'Idreview')
    expect((await reviewed.get('/items/conditions')).json()).toMatchObject({ about: { needsPhotos: true } })
    const front = documentIn(await app.call(pictureRequest(reviewed, 'ID_FRONT', 'clearer')))
    await reviewed.answer('identity-documents', { ...(await identityPictures(app, reviewed)), front })
    await reviewed.untilRest()
    expect((await reviewed.get('/items/identity-documents')).json()).toMatchObject({ data: { attempt: 2 } })
    expect((await reviewed.application()).openItem).toBe('conditions')
  })

  it('can no longer be removed once they were answered with, and each look of staff at one is in the audit log', async () => {
    const { data } = (await ana.get('/items/identity-documents')).json<{ data: { front: string } }>()
    const removed = await ana.call({
      method: 'DELETE',
      url: `/service-application/api/v1/application/heloc/${ana.uuid}/documents/${data.front}`,
      headers: ana.headers,
    })
    expect(removed.statusCode).toBe(409)
    expect((await operator.get(`/applications/${ana.uuid}/documents/${data.front}`)).statusCode).toBe(200)
    const { audit } = (await operator.get(`/applications/${ana.uuid}`)).json<{ audit: { action: string; detail: unknown }[] }>()
    expect(audit).toContainEqual(expect.objectContaining({ action: 'document-read', detail: { document: data.front } }))
  })

  it('are kept out of what is stored of the provider’s call', async () => {
    const { rows } = await app.container.db.query(
      "select request_sealed from attempts where item = 'identity-check' and application_id = $1",
      [ana.uuid],
    )
    const requests = rows.map((row) => app.container.sealing.unseal('attempt', String(row.request_sealed)))
    expect(requests).toHaveLength(2)
    expect(requests.map((text) => (JSON.parse(text) as { pictures: unknown }).pictures)).toEqual([
      ['front', 'selfie', 'back'],
      ['front', 'selfie', 'back'],
    ])
  })
})
