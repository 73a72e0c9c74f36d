/** What was signed, sealed once and kept apart: through the calls, and as the database has it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type DataOf, VAULT } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSeal } from '../seal/seal-pdf.ts'
import { lockFile } from '../store/repositories/applications.ts'
import { documentWithContent } from '../store/repositories/documents.ts'
import { personAt } from '../testing/live-on.ts'
import { APPLICATION, type Person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { signEverything, signingOf } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let borrower: Person
let set: DataOf<'signed-set'>

async function setOf({ uuid }: Person): Promise<DataOf<'signed-set'> | undefined> {
  const { db, clock } = app.container
  const file = await db.transaction((session) => lockFile(session, uuid, clock.now()))
  return file?.facts.results['signed-set']?.data as DataOf<'signed-set'> | undefined
}

beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  borrower = await personAt(app, operator, 'NOTE_SIGNING')
  await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
  await borrower.untilRest()
  set = (await setOf(borrower))!
})
afterAll(() => app.close())

const original = async () => {
  const { db, blobs } = app.container
  const row = (await documentWithContent(db, borrower.uuid, set.original.documentId))!
  return { row, bytes: await buffer(await blobs.read(row.blob!)) }
}

describe('The sealed original', () => {
  it('holds every signed document with what was signed, the evidence, and a seal that sees each changed byte', async () => {
    const { row, bytes } = await original()
    const { text } = await readPdf(bytes)
    const agreement = (await signingOf(borrower).state()).documents.find(({ kind }) => kind === 'NOTE')!
    for (const words of ['You promise to pay us', 'Signature of Ana Reyes Ana Reyes Date', 'Evidence of signing', '127.0.0.1'])
      expect(text).toContain(words)
    expect(text.replace(/\s/g, '')).toContain(agreement.sha256)
    expect(text).not.toContain('____')
    expect([row.party, row.sha256, await checkSeal(bytes)]).toMatchObject([
      VAULT,
      set.original.sha256,
      { isIntact: true, namesCertificate: true },
    ])
    const path = join(mkdtempSync(join(tmpdir(), 'hearthline-set-')), 'set.pdf')
    writeFileSync(path, bytes)
    const { error, stdout } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
    if (!error) expect(stdout).toMatch(/Total document signed[\s\S]*Signature is Valid/)
  })

  it('is never changed, moved aside or taken back, not even by the node itself', async () => {
    const { db } = app.container
    const id = set.original.documentId
    await expect(db.query('update documents set sha256 = $1 where id = $2', ['0'.repeat(64), id])).rejects.toThrow()
    await expect(db.query('delete from documents where id = $1', [id])).rejects.toThrow()
    await expect(
      db.asOwner(async (owner) => {
        await owner.query("select set_config('hearthline.reseal', 'on', true)")
        await owner.query('update documents set sha256 = $1 where id = $2', ['0'.repeat(64), id])
      }),
    ).rejects.toThrow(/never changed/)
    await expect(
      db.query('insert into document_removals (document_id, application_id, removed_at) values ($1, $2, now())', [id, borrower.uuid]),
    ).rejects.toThrow()
  })

  it('is opened by no one: not by its borrower, and not by staff', async () => {
    const own = await app.call({ url: `${APPLICATION}/${borrower.uuid}/documents/${set.original.documentId}`, headers: borrower.headers })
    const theirs = await operator.get(`/applications/${borrower.uuid}/documents/${set.original.documentId}`)
    expect([own.statusCode, theirs.statusCode]).toEqual([404, 404])
    const { documents } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ documents: { uuid: string }[] }>()
    expect(documents.map(({ uuid }) => uuid)).not.toContain(set.original.documentId)
  })

  it('has its custody on record from the moment it was sealed, written by the database', async () => {
    const { db } = app.container
    const custody = async () =>
      (await db.query('select event, sha256 from custody_events where document_id = $1 order by id', [set.original.documentId])).rows
    expect(await custody()).toEqual([{ event: 'SEALED', sha256: set.original.sha256 }])
    await db.asOwner(async (owner) => {
      await owner.query("select set_config('hearthline.reseal', 'on', true)")
      await owner.query('update documents set blob = gen_random_uuid() where id = $1', [set.original.documentId])
    })
    expect((await custody()).map(({ event }) => event)).toEqual(['SEALED', 'MOVED'])
    await expect(db.query('delete from custody_events')).rejects.toThrow()
  })
})

describe('Staff', () => {
  it('reads the evidence and the custody of an application of its own, and the reading is on record', async () => {
    const reply = await operator.get(`/applications/${borrower.uuid}/signing`)
    const { events, originals } = reply.json<{ events: object[]; originals: object[] }>()
    expect(events).toContainEqual(
      expect.objectContaining({ who: 'Ana Reyes', event: 'PLACE_SIGNED', document: 'Agreement', place: 'agreement', address: '127.0.0.1' }),
    )
    expect(originals).toEqual([
      {
        ...{ uuid: set.original.documentId, sha256: set.original.sha256, holder: null, transfers: [] },
        custody: expect.arrayContaining([expect.objectContaining({ event: 'SEALED', actor: null })]),
      },
    ])
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    expect(audit).toContainEqual(expect.objectContaining({ action: 'file-read' }))
    const foreign = await staff(app, 'operator', ['RIOSOL'])
    expect((await foreign.get(`/applications/${borrower.uuid}/signing`)).statusCode).toBe(404)
  })
})

describe('The copy', () => {
  it('is what the borrower has: marked on each page and in its name, with the digest of the original', async () => {
    const listed = (await borrower.application()).documents.filter(({ type }) => type === 'SIGNED_SET')
    expect(listed).toHaveLength(1)
    const reply = await app.call({ url: `${APPLICATION}/${borrower.uuid}/documents/${listed[0]!.uuid}`, headers: borrower.headers })
    const { frame, title, pages } = await readPdf(reply.rawPayload)
    const marks = frame.replace(/\s/g, '').split(`Copy.ThesealedoriginalhastheSHA-256digest${set.original.sha256}`).length - 1
    expect([title, marks]).toEqual(['Copy of your signed documents', pages])
    expect(await checkSeal(reply.rawPayload)).toBeUndefined()
  })
})
