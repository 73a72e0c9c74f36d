import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { MOST_PIECE_BYTES, MOST_UPLOAD_BYTES, type UnfinishedUpload } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../engine/delete-expired.ts'
import { type Person, person } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepBlobs } from '../documents/sweep-blobs.ts'

let app: TestApp
let ana: Person
let bea: Person
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Notowner')
  bea = await person(app, 'Notowner')
  await Promise.all([ana.untilRest(), bea.untilRest()])
})
afterAll(() => app.close())

const BASE = '/service-application/api/v1/application/heloc'
const TUS = { 'tus-resumable': '1.0.0' }

async function pdf(title: string, more = 0): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  document.setTitle(title)
  // Readers stop at the end mark; what is behind it is still the file's.
  return Buffer.concat([Buffer.from(await document.save()), Buffer.alloc(more, 0x20)])
}

const encoded = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const announce = (who: Person, length: number, metadata: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.call({
    method: 'POST',
    url: `${BASE}/${who.uuid}/uploads`,
    headers: {
      ...who.headers,
      ...TUS,
      'upload-length': String(length),
      'upload-metadata': encoded({ kind: 'DEED', filename: 'deed.pdf', fingerprint: 'a-file', ...metadata }),
      ...headers,
    },
  })

async function announced(who: Person, length: number, metadata: Record<string, string> = {}): Promise<string> {
  const reply = await announce(who, length, metadata)
  expect([reply.statusCode, reply.body]).toEqual([201, 'null'])
  return String(reply.headers.location)
}

const piece = (who: Person, url: string, offset: number, bytes: Buffer, type = 'application/offset+octet-stream') =>
  app.call({
    method: 'PATCH',
    url,
    headers: { ...who.headers, ...TUS, 'content-type': type, 'upload-offset': String(offset) },
    payload: bytes,
  })

const head = (who: Person, url: string) => app.call({ method: 'HEAD', url, headers: { ...who.headers, ...TUS } })
const finish = (who: Person, url: string) => app.call({ method: 'POST', url: `${url}/document`, headers: who.headers })
const unfinished = async (who: Person) =>
  (await app.call({ url: `${BASE}/${who.uuid}/uploads`, headers: who.headers })).json<UnfinishedUpload[]>()
const countOf = async (table: string) => Number((await app.container.db.query(`select count(*) as n from ${table}`)).rows[0]!.n)

describe('a file that is sent piece by piece', () => {
  it('becomes a document when all of it has arrived, as it was, and is inspected like any upload', async () => {
    const bytes = await pdf('in pieces', 3 * 1024 * 1024)
    const url = await announced(ana, bytes.length, { fingerprint: 'in-pieces', filename: 'C:\\scans\\deed of trust.pdf' })
    for (let offset = 0; offset < bytes.length; offset += MOST_PIECE_BYTES) {
      const reply = await piece(ana, url, offset, bytes.subarray(offset, offset + MOST_PIECE_BYTES))
      expect([reply.statusCode, reply.headers['upload-offset']]).toEqual([204, String(Math.min(bytes.length, offset + MOST_PIECE_BYTES))])
    }
    const made = await finish(ana, url)
    expect([made.statusCode, made.json()]).toMatchObject([201, { type: 'DEED', fileName: 'deed of trust.pdf', byteSize: bytes.length }])
    const { uuid } = made.json<{ uuid: string }>()
    expect((await ana.get(`/documents/${uuid}`)).rawPayload.equals(bytes)).toBe(true)
    expect(await countOf('upload_pieces')).toBe(0)
    // Asked again, because the first answer was lost on its way.
    expect((await finish(ana, url)).json()).toEqual(made.json())
    expect(await unfinished(ana)).toEqual([])
  })

  it('goes on where it stopped: the same file announced again is the same upload, and says how much has arrived', async () => {
    const bytes = await pdf('interrupted', 200_000)
    const url = await announced(ana, bytes.length, { fingerprint: 'interrupted' })
    await piece(ana, url, 0, bytes.subarray(0, 70_000))
    expect(await announced(ana, bytes.length, { fingerprint: 'interrupted' })).toBe(url)
    const { headers, statusCode, body } = await head(ana, url)
    expect([statusCode, body, headers['upload-offset'], headers['upload-length']]).toEqual([200, '', '70000', String(bytes.length)])
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-expires': expect.stringMatching(/GMT$/),
    })
    expect(await unfinished(ana)).toMatchObject([{ kind: 'DEED', fileName: 'deed.pdf', offset: 70_000, fingerprint: 'interrupted' }])
    expect((await piece(ana, url, 70_000, bytes.subarray(70_000))).statusCode).toBe(204)
    expect((await finish(ana, url)).statusCode).toBe(201)
  })

  it('continues on another node, and after the node that took its beginning is gone', async () => {
    const bytes = await pdf('two nodes', 50_000)
    const url = await announced(ana, bytes.length, { fingerprint: 'two-nodes' })
    await piece(ana, url, 0, bytes.subarray(0, 40_000))
    const { rows } = await app.container.db.query('select blob from upload_pieces')
    expect(rows).toHaveLength(1)
    // What was answered for is on its medium, sealed, and no sweep takes it.
    expect(await sweepBlobs(app.container, new Date(Date.now() + 2 * 86_400_000))).toBe(0)
    await piece(ana, url, 40_000, bytes.subarray(40_000))
    expect((await finish(ana, url)).statusCode).toBe(201)
  })

  it('takes each place once: of two pieces for the same one the second hears where the file continues', async () => {
    const url = await announced(ana, 1000, { fingerprint: 'twice' })
    const bytes = randomBytes(400)
    const both = await Promise.all([piece(ana, url, 0, bytes), piece(ana, url, 0, bytes)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect((await head(ana, url)).headers['upload-offset']).toBe('400')
    expect((await piece(ana, url, 900, bytes)).json()).toMatchObject({ code: 'conflict', message: 'This upload continues at byte 400' })
    expect((await finish(ana, url)).statusCode).toBe(409)
    expect((await app.call({ method: 'DELETE', url, headers: ana.headers })).statusCode).toBe(204)
    expect((await head(ana, url)).statusCode).toBe(404)
  })

  it('that is no document is refused with the sentence that any upload gets, and forgotten', async () => {
    const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`)
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
    for (const [bytes, sentence] of [
      [eicar, /virus check/],
      [heic, /HEIC/],
      [Buffer.from('PK\u0003\u0004 not a document'), /PDF, JPEG or PNG/],
    ] as const) {
      const url = await announced(ana, bytes.length, { fingerprint: `refused-${bytes.length}` })
      await piece(ana, url, 0, bytes)
      const refused = await finish(ana, url)
      expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining({ message: expect.stringMatching(sentence) })])
      expect((await head(ana, url)).statusCode).toBe(404)
    }
    expect(await unfinished(ana)).toEqual([])
  })

  it.each([
    ['without a length', Number.NaN, {}, 422],
    ['an empty file', 0, {}, 422],
    ['a file that is too large', MOST_UPLOAD_BYTES + 1, {}, 413],
    ['a kind that we make ourselves', 10, { kind: 'NOTE' }, 422],
    ['without a fingerprint', 10, { fingerprint: '' }, 422],
  ])('is not taken: %s', async (_name, length, metadata, status) => {
    expect((await announce(ana, length, metadata)).statusCode).toBe(status)
  })

  it('is not taken from a client that speaks another version, nor a piece that is too large, too long or something else', async () => {
    expect((await announce(ana, 10, {}, { 'tus-resumable': '0.2.2' })).statusCode).toBe(412)
    const url = await announced(ana, 100, { fingerprint: 'pieces' })
    expect((await piece(ana, url, 0, randomBytes(MOST_PIECE_BYTES + 1))).statusCode).toBe(413)
    expect((await piece(ana, url, 0, randomBytes(101))).statusCode).toBe(413)
    expect((await piece(ana, url, 0, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
    expect((await head(ana, url)).headers['upload-offset']).toBe('0')
  })

  it('is no one else’s: another borrower finds nothing and can add nothing', async () => {
    const url = await announced(ana, 100, { fingerprint: 'private' })
    const theirs = url.replace(ana.uuid, bea.uuid)
    for (const place of [url, theirs]) {
      expect((await head(bea, place)).statusCode).toBe(404)
      expect((await piece(bea, place, 0, randomBytes(10))).statusCode).toBe(404)
      expect((await finish(bea, place)).statusCode).toBe(404)
    }
    expect(await unfinished(bea)).toEqual([])
  })

  it('is removed with all of its pieces when it does not finish within a day', async () => {
    const url = await announced(bea, 100, { fingerprint: 'late' })
    await piece(bea, url, 0, randomBytes(50))
    await app.container.db.query("update uploads set expires_at = now() - interval '1 second' where application_id = $1", [bea.uuid])
    expect([(await head(bea, url)).statusCode, (await piece(bea, url, 50, randomBytes(50))).statusCode]).toEqual([410, 410])
    const again = await announced(bea, 100, { fingerprint: 'late' })
    expect(again).not.toBe(url)
    await app.container.db.query("update uploads set expires_at = now() - interval '1 second'")
    await deleteExpired(app.container, { events: [], eventDays: 90, networkDays: 90 })
    expect([await countOf('uploads'), await countOf('upload_pieces')]).toEqual([0, 0])
  })
})

describe('a document that its sender takes back', () => {
  const send = async (who: Person, title: string, kind = 'DEED') => {
    const bytes = await pdf(title)
    const url = await announced(who, bytes.length, { fingerprint: title, kind })
    await piece(who, url, 0, bytes)
    return (await finish(who, url)).json<{ uuid: string }>().uuid
  }
  const remove = (who: Person, document: string) =>
    app.call({ method: 'DELETE', url: `${BASE}/${who.uuid}/documents/${document}`, headers: who.headers })

  it('is gone from the application, its bytes with it, while the question is open', async () => {
    const document = await send(bea, 'wrong-file')
    expect((await remove(ana, document)).statusCode).toBe(404)
    expect((await remove(bea, document)).statusCode).toBe(204)
    expect((await bea.get(`/documents/${document}`)).statusCode).toBe(404)
    expect((await bea.application()).documents.map(({ uuid }) => uuid)).not.toContain(document)
    expect((await remove(bea, document)).statusCode).toBe(404)
    const { rows } = await app.container.db.query("select detail from audit_log where action = 'document-removed'")
    expect(rows).toEqual([{ detail: { document, kind: 'DEED' } }])
    // The same file may be sent again.
    expect(await send(bea, 'wrong-file')).not.toBe(document)
  })

  it('stays once the question was answered: a reviewer looks at it', async () => {
    const document = await send(ana, 'deed')
    await ana.answer('ownership-explanation', { reason: 'RECENT_PURCHASE', note: 'The county has not recorded the sale yet.' })
    expect([(await remove(ana, document)).statusCode, (await ana.get(`/documents/${document}`)).statusCode]).toEqual([409, 200])
  })
})
