import type { PhotoLinkBody, PhotoTask } from '@hearthline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveOn } from '../testing/live-on.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { documentIn, pictureForm, pictureRequest } from '../testing/show-identity.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const OPEN = '/service-application/external/api/v1/photo-links/open'
const PHOTOS = '/service-application/api/v1/photos'
const ORG = { 'x-org': 'HEARTH' }

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Reyes')
  await liveOn(ana, await staff(app, 'operator'), 'IDENTITY_VERIFICATION')
})
afterAll(() => app.close())

interface Made {
  readonly link: string
  readonly secret: string
}

async function make(document = 'US_DRIVERS_LICENSE'): Promise<Made> {
  const reply = await ana.post('/photo-links', { document })
  expect(reply.statusCode).toBe(201)
  return reply.json<Made>()
}
const open = (secret: string, headers = ORG) => app.call({ method: 'POST', url: OPEN, headers, payload: { secret } })
const read = async ({ link }: Made) => (await ana.get(`/photo-links/${link}`)).json<PhotoLinkBody>()

/** What every call of the phone carries. */
async function phone(made: Made) {
  const reply = await open(made.secret)
  expect(reply.statusCode).toBe(200)
  return { ...ORG, authorization: `Bearer ${reply.json<{ jwt: string }>().jwt}` }
}
const send = (headers: Record<string, string>, kind: string) =>
  app.call({ method: 'POST', url: `${PHOTOS}?kind=${kind}`, ...pictureForm(headers, kind) })

describe('a link for photos', () => {
  let made: Made
  beforeEach(async () => {
    made = await make()
  })

  it('opens once, on one phone, and what the phone takes arrives where the borrower sees it', async () => {
    expect(await read(made)).toMatchObject({ state: 'WAITING', photos: {} })
    const headers = await phone(made)
    expect((await open(made.secret)).statusCode).toBe(410)
    expect((await app.call({ url: PHOTOS, headers })).json<PhotoTask>()).toMatchObject({ document: 'US_DRIVERS_LICENSE', photos: {} })
    const front = documentIn(await send(headers, 'ID_FRONT'))
    expect(await read(made)).toMatchObject({ state: 'OPEN', photos: { ID_FRONT: front } })
    const again = documentIn(await send(headers, 'SELFIE'))
    expect((await app.call({ method: 'POST', url: `${PHOTOS}/finish`, headers })).statusCode).toBe(204)
    expect(await read(made)).toMatchObject({ state: 'ENDED', photos: { ID_FRONT: front, SELFIE: again } })
    expect((await send(headers, 'ID_BACK')).statusCode).toBe(401)
  })

  it('opens nothing of the borrower’s account: the phone takes photos of the kinds asked for, and nothing else', async () => {
    const headers = await phone(await make('US_PASSPORT'))
    for (const url of [`${APPLICATION}/${ana.uuid}`, '/service-profile/api/v1/profile', '/identity/secure/api/v1/sessions'])
      expect([url, (await app.call({ url, headers })).statusCode]).toEqual([url, 403])
    expect((await send(headers, 'ID_BACK')).statusCode).toBe(422)
    expect((await app.call({ ...pictureRequest({ uuid: ana.uuid, headers }, 'DEED') })).statusCode).toBe(403)
  })

  it('is taken back by its maker, with the session of the phone that opened it', async () => {
    const headers = await phone(made)
    expect((await send(headers, 'ID_FRONT')).statusCode).toBe(201)
    const url = `${APPLICATION}/${ana.uuid}/photo-links/${made.link}`
    expect((await app.call({ method: 'DELETE', url, headers: ana.headers })).statusCode).toBe(204)
    expect((await send(headers, 'ID_BACK')).statusCode).toBe(401)
    expect((await read(made)).state).toBe('ENDED')
  })

  it('ends with the next one, and after its time', async () => {
    const next = await make()
    expect((await open(made.secret)).statusCode).toBe(410)
    await app.container.db.query("update photo_links set expires_at = now() - interval '1 second' where id = $1", [next.link])
    expect((await open(next.secret)).statusCode).toBe(410)
    expect((await read(next)).state).toBe('ENDED')
  })

  it('holds nothing that a reader of the database, or of another lender’s page, could use', async () => {
    const { rows } = await app.container.db.query('select * from photo_links where id = $1', [made.link])
    expect(JSON.stringify(rows)).not.toContain(made.secret)
    expect((await open(made.secret, { 'x-org': 'RIOSOL' })).statusCode).toBe(410)
    const stranger = await person(app, 'Okafor')
    expect((await stranger.get(`/photo-links/${made.link}`)).statusCode).toBe(404)
    expect((await stranger.post('/photo-links', { document: 'US_PASSPORT' })).statusCode).toBe(409)
  })

  it('is in the audit log when it is made, opened and ended', async () => {
    const headers = await phone(made)
    await app.call({ method: 'POST', url: `${PHOTOS}/finish`, headers })
    const { rows } = await app.container.db.query("select action from audit_log where detail ->> 'link' = $1 order by sequence", [
      made.link,
    ])
    expect(rows.map(({ action }) => action)).toEqual(['photo-link-made', 'photo-link-opened', 'photo-link-ended'])
  })
})
