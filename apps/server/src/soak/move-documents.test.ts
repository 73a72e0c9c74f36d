/** An installation whose documents are in its database is updated, and the power goes while they are moved: nothing is lost, and all are moved in the end. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderBlobs } from '../blobs/folder/folder-blobs.ts'
import { sealedBlobs } from '../blobs/sealed-blobs.ts'
import { createKeyring } from '../secrets/keyring.ts'
import { createSealing, type Sealing } from '../secrets/sealing.ts'
import type { Db } from '../store/db.ts'
import { openEmbedded } from '../store/open-embedded.ts'
import { continueApplication, crashBorrower } from '../testing/crash-borrower.ts'
import { type ServerProcess, startServerOrThrow } from '../testing/server-process.ts'

const DOCUMENTS = 400
const BYTES = 150_000
/** The first look at what is to be moved comes a quarter of a minute after the start. */
const TIMEOUT_MS = 120_000

let folder: string
let server: ServerProcess | undefined
let sealing: Sealing
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-move-'))
})
afterAll(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const inDatabase = async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
  const db = await openEmbedded(folder)
  try {
    return await look(db)
  } finally {
    await db.close()
  }
}
const store = () => join(folder, 'documents')
const files = () =>
  existsSync(store()) ? readdirSync(store(), { recursive: true, encoding: 'utf8' }).filter((name) => name.split('/').length === 3) : []
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const unmoved = () =>
  inDatabase(async (db) => Number((await db.query('select count(*) as number from documents where blob is null')).rows[0]!.number))

/** Every document's content, from wherever it lies. */
const hashes = () =>
  inDatabase(async (db) => {
    const { rows } = await db.query('select id, blob, content_sealed, sent_by from documents order by id')
    const [kept] = (await db.query("select value ->> 'id' as id from settings where name = 'document-store'")).rows
    const blobs = sealedBlobs(folderBlobs(store()), sealing.bytes, String(kept!.id))
    const found = new Map<string, string>()
    for (const { id, blob, content_sealed: text, sent_by: sentBy } of rows) {
      const bytes =
        blob === null
          ? Buffer.from(sealing.unseal('document', String(text)), sentBy === null ? 'utf8' : 'base64')
          : Buffer.concat(await (await blobs.read(String(blob))).toArray())
      found.set(String(id), sha256(bytes))
    }
    return found
  })

it('loses nothing when the process is killed during the move', async () => {
  const who = crashBorrower('Reyes')
  server = await startServerOrThrow(folder)
  await continueApplication(server.url, who)
  await server.stop()
  sealing = createSealing(createKeyring([readFileSync(join(folder, 'data.key'), 'utf8').trim()]))
  const sent = new Map(Array.from({ length: DOCUMENTS }, () => [randomUUID(), randomBytes(BYTES)] as const))
  await inDatabase(async (db) => {
    for (const [id, bytes] of sent) {
      await db.query(
        `insert into documents (id, application_id, party, kind, media_type, content_sealed, sha256, file_name, byte_size, sent_by, created_at)
         values ($1, $2, 'borrower', 'OTHER_PROOF', 'image/png', $3, 'mac', 'a.png', $4, 'borrower:x', now())`,
        [id, who.uuid, sealing.seal('document', bytes.toString('base64')), BYTES],
      )
    }
  })
  const before = await hashes()
  const already = files().length

  server = await startServerOrThrow(folder)
  await expect.poll(() => files().length, { timeout: TIMEOUT_MS, interval: 10 }).toBeGreaterThan(already + 20)
  await server.kill()
  const left = await unmoved()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(DOCUMENTS)
  expect(await hashes()).toEqual(before)

  server = await startServerOrThrow(folder)
  await expect.poll(() => files().length, { timeout: TIMEOUT_MS }).toBeGreaterThanOrEqual(already + DOCUMENTS)
  await server.stop()
  expect(await unmoved()).toBe(0)
  expect(await hashes()).toEqual(before)
})
