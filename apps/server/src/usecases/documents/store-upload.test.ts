import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/person.ts'
import { pictureOf } from '../../testing/picture.ts'
import { staff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Notowner')
  await ana.untilRest()
})
afterAll(() => app.close())

const PNG = pictureOf('a deed')

async function pdf(change: (document: PDFDocument) => void = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  change(document)
  return Buffer.from(await document.save())
}

const withPages = (count: number) => (document: PDFDocument) => {
  for (let page = 0; page < count; page += 1) document.addPage([10, 10])
}

function send(who: Pick<Person, 'uuid' | 'headers'>, bytes: Buffer, { name = 'deed.pdf', kind = 'DEED', uuid = who.uuid } = {}) {
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`
  return app.call({
    method: 'POST',
    url: `/service-application/api/v1/application/heloc/${uuid}/documents?kind=${kind}`,
    headers: { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

describe('a document that a borrower uploads', () => {
  it('is kept sealed, named, and given back to its owner as it was', async () => {
    const bytes = await pdf()
    const sent = await send(ana, bytes, { name: '../../etc/deed.pdf' })
    expect(sent.statusCode).toBe(201)
    const body = sent.json<{ uuid: string }>()
    expect(body).toMatchObject({ type: 'DEED', fileName: 'deed.pdf', mediaType: 'application/pdf', byteSize: bytes.length })
    const read = await ana.get(`/documents/${body.uuid}`)
    expect(read.rawPayload.equals(bytes)).toBe(true)
    expect(read.headers['content-disposition']).toContain('attachment')
    expect((await ana.application()).documents).toContainEqual(expect.objectContaining({ uuid: body.uuid, fileName: 'deed.pdf' }))
  })
  it('is kept once, however often it is sent for the same purpose', async () => {
    const bytes = await pdf((document) => document.setTitle('twice'))
    const [first, second] = [await send(ana, bytes), await send(ana, bytes)]
    expect(second.json<{ uuid: string }>().uuid).toBe(first.json<{ uuid: string }>().uuid)
    expect((await send(ana, bytes, { kind: 'OTHER_PROOF' })).json<{ uuid: string }>().uuid).not.toBe(first.json<{ uuid: string }>().uuid)
  })
  it.each([
    ['photo.exe', 'photo.exe.png', 'attachment; filename=photo.exe.png'],
    ['page.HTML', 'page.HTML.png', 'attachment; filename=page.HTML.png'],
    ['a%22; x=%22b.pdf', 'a"; x="b.pdf.png', `attachment; filename="a__ x__b.pdf.png"; filename*=UTF-8''a_%3B%20x%3D_b.pdf.png`],
    [
      'Straße – Kauf.png',
      'Straße – Kauf.png',
      `attachment; filename="Stra_e _ Kauf.png"; filename*=UTF-8''Stra%C3%9Fe%20%E2%80%93%20Kauf.png`,
    ],
  ])('may be a photo; what counts is what it is, not what it is called: %s', async (name, fileName, disposition) => {
    // Each a document of its own: what is sent twice keeps its first name.
    const sent = await send(ana, pictureOf(name), { name })
    expect(sent.json()).toMatchObject({ mediaType: 'image/png', fileName })
    const { uuid } = sent.json<{ uuid: string }>()
    expect((await ana.get(`/documents/${uuid}`)).headers['content-disposition']).toBe(disposition)
  })
  it('that is a photo is kept without what lies behind its end', async () => {
    const photo = pictureOf('a photo')
    const sent = await send(ana, Buffer.concat([photo, Buffer.from('PK\u0003\u0004 an archive')]), { name: 'photo.png' })
    const { uuid, byteSize } = sent.json<{ uuid: string; byteSize: number }>()
    expect(byteSize).toBe(photo.length)
    expect((await ana.get(`/documents/${uuid}`)).rawPayload.equals(photo)).toBe(true)
  })
  it('that was kept under another name before is shown and given out by what it is', async () => {
    const { uuid } = (await send(ana, pictureOf('before'))).json<{ uuid: string }>()
    await app.container.db.asOwner(async (session) => {
      await session.query("select set_config('hearthline.reseal', 'on', true)")
      await session.query("update documents set file_name = 'a\u202Egnp.hta' where id = $1", [uuid])
    })
    expect((await ana.get(`/documents/${uuid}`)).headers['content-disposition']).toBe('attachment; filename=agnp.hta.png')
    expect((await ana.application()).documents).toContainEqual(expect.objectContaining({ uuid, fileName: 'agnp.hta.png' }))
    const file = await (await staff(app, 'auditor')).get(`/applications/${ana.uuid}`)
    expect(file.json<{ documents: unknown[] }>().documents).toContainEqual(expect.objectContaining({ uuid, fileName: 'agnp.hta.png' }))
  })
  it('made here is given out as the PDF that it is, and as its page under the same name', async () => {
    const made = (await ana.application()).documents.find(({ fileName }) => fileName === undefined)!
    const nameOf = async (form = '') => (await ana.get(`/documents/${made.uuid}${form}`)).headers['content-disposition']
    expect(await nameOf()).toBe(`attachment; filename=${made.type.toLowerCase()}.pdf`)
    expect(await nameOf('?form=html')).toBe(`attachment; filename=${made.type.toLowerCase()}.html`)
  })
  it('is refused with a sentence when it is something else, broken, locked, or would run', async () => {
    const refused: [string, Buffer][] = [
      ['Upload a PDF, JPEG or PNG', Buffer.from('<html><script>alert(1)</script></html>')],
      ['This file is empty', Buffer.alloc(0)],
      ['virus check', Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
      ['couldn’t open this PDF', Buffer.from('%PDF-1.7\nnothing more')],
      ['couldn’t open this', PNG.subarray(0, 20)],
      ['couldn’t open this', PNG.subarray(0, PNG.length - 20)],
      ['too small to read', pictureOf('a dot', { width: 1, height: 1 })],
      ['contains a script', await pdf((document) => document.addJavaScript('open', 'app.alert(1)'))],
      ['contains a script', await pdf((document) => void document.attach(Buffer.from('x'), 'a.txt', { mimeType: 'text/plain' }))],
      ['has 101 pages', await pdf(withPages(100))],
    ]
    for (const [words, bytes] of refused) {
      const reply = await send(ana, bytes)
      expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([422, expect.stringContaining(words)])
    }
  })
  it('is refused when it is larger than 20 MB', async () => {
    const reply = await send(ana, Buffer.alloc(21 * 1024 * 1024))
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([413, expect.stringContaining('20 MB')])
  })
  it('422 for an unknown document kind, 415 without a file, 401 without a session', async () => {
    expect((await send(ana, PNG, { kind: 'NOTE_OF_OURS' })).statusCode).toBe(422)
    const path = `/documents?kind=DEED`
    const none = await app.call({
      method: 'POST',
      url: `/service-application/api/v1/application/heloc/${ana.uuid}${path}`,
      headers: { ...ana.headers, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(none.statusCode).toBe(415)
    expect((await send({ uuid: ana.uuid, headers: {} }, PNG)).statusCode).toBe(401)
  })
})

describe('another person', () => {
  it('can neither upload to an application that is not theirs nor read its documents', async () => {
    const bea = await person(app, 'Reyes')
    const mine = (await send(ana, PNG, { kind: 'NAME_CHANGE' })).json<{ uuid: string }>().uuid
    expect((await send(bea, PNG, { uuid: ana.uuid })).statusCode).toBe(404)
    const theirs = await app.call({
      url: `/service-application/api/v1/application/heloc/${ana.uuid}/documents/${mine}`,
      headers: bea.headers,
    })
    expect(theirs.statusCode).toBe(404)
    expect((await bea.get(`/documents/${mine}`)).statusCode).toBe(404)
  })
  it('of the lender reads it in the console, and the access is logged', async () => {
    const auditor = await staff(app, 'auditor')
    const file = (await auditor.get(`/applications/${ana.uuid}`)).json<{ documents: { uuid: string; fileName: string | null }[] }>()
    const document = file.documents.find(({ fileName }) => fileName === 'deed.pdf')!
    const read = await auditor.get(`/applications/${ana.uuid}/documents/${document.uuid}`)
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/pdf'])
    const after = (await auditor.get(`/applications/${ana.uuid}`)).json<{ audit: { action: string; detail: Record<string, unknown> }[] }>()
    expect(after.audit).toContainEqual(expect.objectContaining({ action: 'document-read', detail: { document: document.uuid } }))
  })
})
