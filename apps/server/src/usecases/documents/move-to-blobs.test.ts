import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BlobsUnavailable } from '../../blobs/port.ts'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import { inResealing } from '../../store/repositories/sealed-texts.ts'
import { type Person, person } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeNoticeDocuments, moveToBlobs } from './move-to-blobs.ts'
import { sweepBlobs } from './sweep-blobs.ts'

/** A busy machine takes longer than a second. */
const PATIENCE = { timeout: 20_000 }

let app: TestApp
let declined: Person
beforeAll(async () => {
  app = await openTestApp()
  declined = await person(app, 'Lowscore')
  await declined.untilStep('DECLINED')
  // The authorization may come after the refusal.
  const kinds = async () => (await rows()).flatMap(({ kind, twin_of }) => (twin_of === null ? [kind] : [])).sort()
  const made = ['ADVERSE_ACTION_NOTICE', 'APPLICATION_DISCLOSURES', 'PRE_SOFT_CREDIT_DISCLOSURE', 'SCORE_DISCLOSURE']
  await vi.waitFor(async () => expect(await kinds()).toEqual(made), PATIENCE)
})
afterAll(() => app.close())

interface Row {
  readonly id: string
  readonly kind: string
  readonly sha256: string
  readonly blob: string | null
  readonly blob_key: string | null
  readonly content_sealed: string | null
  readonly twin_of: string | null
}
/** What the product wrote into rows was text: of what it makes today, the page. */
const isText = ({ kind, twin_of }: Row) => kind === 'PRE_SOFT_CREDIT_DISCLOSURE' && twin_of !== null
const rows = async (): Promise<Row[]> =>
  (await app.container.db.query('select id, kind, sha256, blob, blob_key, content_sealed, twin_of from documents order by id'))
    .rows as unknown as Row[]
const read = async (id: string) => await declined.get(`/documents/${id}`)

/** Puts a document back into its row, as a version before blobs kept it. */
async function asBefore(id: string, sentBy: string | null, sealed?: string): Promise<Buffer> {
  const { db, sealing } = app.container
  const bytes = (await read(id)).rawPayload
  const text = sealed ?? sealing.seal('document', bytes.toString(sentBy === null ? 'utf8' : 'base64'))
  await inResealing(db, (owner) =>
    owner.query('update documents set blob = null, blob_key = null, byte_size = null, content_sealed = $1, sent_by = $2 where id = $3', [
      text,
      sentBy,
      id,
    ]),
  )
  return bytes
}
const failures: unknown[] = []
const parts = (blobs: Blobs = app.container.blobs) => ({
  ...app.container,
  services: app.container.engine.parts.services,
  blobs,
  failed: (...what: unknown[]) => void failures.push(what),
})
async function blobIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of app.container.blobs.list()) ids.push(id)
  return ids
}
const IN_TWO_DAYS = () => new Date(Date.now() + 2 * 86_400_000)

describe('documents that an older version kept in their rows', () => {
  it('are read as before, moved without loss, and read the same from then on', async () => {
    const { id } = (await rows()).find(isText)!
    for (const sentBy of [null, 'borrower:somebody']) {
      const bytes = await asBefore(id, sentBy)
      expect((await read(id)).rawPayload.equals(bytes)).toBe(true)
      expect(await moveToBlobs(parts())).toBe(1)
      const moved = (await rows()).find((row) => row.id === id)!
      expect(moved).toMatchObject({ content_sealed: null, blob_key: app.container.sealing.newestKey })
      expect(moved.blob).not.toBeNull()
      const after = await read(id)
      expect(after.rawPayload.equals(bytes)).toBe(true)
      expect(after.headers['content-length']).toBe(String(bytes.length))
      expect(createHash('sha256').update(after.rawPayload).digest('hex')).toBe(moved.sha256)
      expect(await moveToBlobs(parts())).toBe(0)
    }
    await inResealing(app.container.db, (owner) => owner.query('update documents set sent_by = null where id = $1', [id]))
  })

  it('stay in their rows when the move is interrupted after the bytes were written, and are moved by the next run', async () => {
    const { id } = (await rows()).find(isText)!
    const bytes = await asBefore(id, null)
    const { blobs } = app.container
    const broken: Blobs = {
      ...blobs,
      put: async (length, open) => {
        await blobs.put(length, open)
        throw new Error('the process was killed')
      },
    }
    const before = await blobIds()
    expect(await moveToBlobs(parts(broken))).toBe(0)
    expect(failures.splice(0)).toEqual([['document', id, expect.any(Error)]])
    expect(await blobIds()).toHaveLength(before.length + 1)
    expect((await read(id)).rawPayload.equals(bytes)).toBe(true)
    expect(await moveToBlobs(parts())).toBe(1)
    expect((await read(id)).rawPayload.equals(bytes)).toBe(true)
  })

  it('one that cannot be opened is reported and stays, and the others are moved', async () => {
    const one = (await rows()).find(({ kind, twin_of }) => kind === 'ADVERSE_ACTION_NOTICE' && twin_of === null)
    const other = (await rows()).find(isText)
    const kept = await asBefore(other!.id, null)
    const unopened = await asBefore(one!.id, null, 'sealed:00000000:AAAA')
    expect(await moveToBlobs(parts())).toBe(1)
    expect(failures.splice(0)).toEqual([['document', one!.id, expect.any(Error)]])
    expect((await rows()).find(({ id }) => id === one!.id)!.content_sealed).toBe('sealed:00000000:AAAA')
    expect((await read(other!.id)).rawPayload.equals(kept)).toBe(true)
    await inResealing(app.container.db, (owner) =>
      owner.query('update documents set blob = $1, blob_key = $2, byte_size = $3, content_sealed = null where id = $4', [
        one!.blob,
        one!.blob_key,
        unopened.length,
        one!.id,
      ]),
    )
  })

  it('while the store is unavailable, documents are not tried one by one', async () => {
    const { id } = (await rows()).find(isText)!
    await asBefore(id, null)
    const away: Blobs = { ...app.container.blobs, put: () => Promise.reject(new BlobsUnavailable('there', new Error('away'))) }
    await expect(moveToBlobs(parts(away))).rejects.toThrow(BlobsUnavailable)
    expect(failures).toEqual([])
    expect(await moveToBlobs(parts())).toBe(1)
  })

  it.each([
    ['ADVERSE_ACTION', 'ADVERSE_ACTION_NOTICE'],
    ['SCORE_DISCLOSURE', 'SCORE_DISCLOSURE'],
  ])('a notice (%s) without a document gets the document it would have had, byte for byte', async (noticeKind, documentKind) => {
    const { db } = app.container
    const isDocument = ({ kind, twin_of }: Row) => kind === documentKind && twin_of === null
    const notice = (await rows()).find(isDocument)!
    const its = 'application_id = $1 and kind = $2'
    await db.query(`update notices set document_id = null where ${its}`, [declined.uuid, noticeKind])
    expect(await makeNoticeDocuments(parts())).toBe(1)
    expect(await makeNoticeDocuments(parts())).toBe(0)
    const made = (await rows()).filter(isDocument)
    expect(made).toHaveLength(2)
    expect(new Set(made.map(({ sha256 }) => sha256))).toEqual(new Set([notice.sha256]))
    const { rows: notices } = await db.query(`select document_id from notices where ${its}`, [declined.uuid, noticeKind])
    expect(notices).toEqual([{ document_id: made.find(({ id }) => id !== notice.id)!.id }])
  })
})

describe('bytes that no document refers to', () => {
  it('are removed after a day, unless a document refers to them', async () => {
    const { blobs } = app.container
    const named = (await rows()).map(({ blob }) => blob!).filter(Boolean)
    await blobs.put(1, async function* () {
      yield Buffer.from('x')
    })
    const before = await blobIds()
    expect(before.length).toBeGreaterThan(named.length)
    expect(await sweepBlobs(app.container, new Date())).toBe(0)
    expect(await blobIds()).toHaveLength(before.length)
    expect(await sweepBlobs(app.container, IN_TWO_DAYS())).toBe(before.length - named.length)
    expect((await blobIds()).sort()).toEqual([...named].sort())
  })
})
