import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { startTestS3, type TestS3 } from '../testing/test-s3.ts'

let folder: string
let server: TestS3
let app: TestApp
let declined: Person
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-s3-'))
  server = await startTestS3(folder)
  const { bucket, endpoint, credentials } = server.place
  app = await openTestApp({
    BLOBS: 's3',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint!,
    S3_ACCESS_KEY_ID: credentials!.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
  })
  declined = await person(app, 'Lowscore')
  await declined.untilStep('DECLINED')
})
afterAll(async () => {
  await app.close()
  await server.stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

const noticeId = async () => (await refusedPerson(app, declined).decision()).notice!.document!
const ready = () => app.call({ url: '/readyz' })

describe('documents in S3', () => {
  it('the notice of a refusal is among the documents, to download, and says what the screen says', async () => {
    const { notice } = await refusedPerson(app, declined).decision()
    const { documents } = await declined.application()
    expect(documents).toContainEqual(expect.objectContaining({ uuid: notice!.document, type: 'ADVERSE_ACTION_NOTICE' }))
    const reply = await declined.get(`/documents/${notice!.document}`)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=adverse_action_notice.pdf',
      'content-length': String(reply.rawPayload.length),
    })
    const { text } = await readPdf(reply.rawPayload)
    for (const said of [
      ...Object.values(notice!.lender),
      ...Object.values(notice!.applicant),
      notice!.actionTaken,
      ...notice!.reasons.map((reason) => reason.text),
      String(notice!.score!.value),
      ...notice!.score!.factors,
      notice!.bureau!.name,
      ...notice!.fcra,
      notice!.ecoa,
    ])
      expect(text).toContain(said)
  })

  it('nothing in the bucket is readable, and its keys are never sent to clients', async () => {
    const lying = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'))
    expect(lying.length).toBeGreaterThan(1)
    for (const name of lying) {
      const bytes = readFileSync(join(folder, name))
      expect(bytes.includes('%PDF')).toBe(false)
      expect(bytes.includes('What a soft inquiry is')).toBe(false)
    }
    const { rows } = await app.container.db.query('select blob from documents where application_id = $1', [declined.uuid])
    const body = JSON.stringify([await declined.application(), await refusedPerson(app, declined).decision()])
    for (const { blob } of rows) expect(body).not.toContain(String(blob))
  })

  it('another person does not get the document, nor does its id under an application of theirs give it', async () => {
    const stranger = await person(app, 'Reyes')
    const id = await noticeId()
    expect((await stranger.get(`/documents/${id}`)).statusCode).toBe(404)
    const url = `/service-application/api/v1/application/heloc/${declined.uuid}/documents/${id}`
    expect((await app.call({ url, headers: stranger.headers })).statusCode).toBe(404)
  })

  it('while the store is unavailable the node is not ready and says why, and a download says to try again', async () => {
    // A busy machine may miss the two seconds that readiness has.
    await expect.poll(async () => (await ready()).json(), { timeout: 20_000 }).toMatchObject({ status: 'ok', documents: 'ok' })
    const id = await noticeId()
    await server.stop()
    const [state, reply] = [await ready(), await declined.get(`/documents/${id}`)]
    expect(state.statusCode).toBe(503)
    expect(state.json()).toMatchObject({ code: 'unavailable', database: 'ok', queue: 'ok', documents: 'unavailable' })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
    expect(reply.headers['retry-after']).toBe('3')
  })
})
