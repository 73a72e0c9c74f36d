import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderBlobs } from '../../blobs/folder/folder-blobs.ts'
import { putBytes } from '../../blobs/sealed-blobs.ts'
import { createKeyring } from '../../secrets/keyring.ts'
import { createSealing } from '../../secrets/sealing.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db } from '../../store/db.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { testDocuments } from '../../testing/test-documents.ts'
import { openBlobs } from './open-blobs.ts'

const sealing = createSealing(createKeyring([Buffer.alloc(32, 1).toString('base64')]))
let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const storeAt = (name: string) => folderBlobs(join(testDocuments(), name))

describe('the document store of an installation', () => {
  it('is created at the first start and found at every later one', async () => {
    const blobs = await openBlobs({ db, sealing }, storeAt('one'))
    const id = await putBytes(blobs, Buffer.from('kept'))
    const again = await openBlobs({ db, sealing }, storeAt('one'))
    expect(String((await (await again.read(id)).toArray())[0])).toBe('kept')
  })

  it('a start that names another store is refused with a sentence, for its documents are elsewhere', async () => {
    const refused = await openBlobs({ db, sealing }, storeAt('two')).catch((problem: Error) => problem)
    expect(refused).toBeInstanceOf(StartRefused)
    expect((refused as Error).message).toContain(`The documents of this database are not in ${join(testDocuments(), 'two')}`)
    expect((refused as Error).message).toContain('BLOBS_FOLDER')
    rmSync(join(testDocuments(), 'two'), { recursive: true, force: true })
  })

  it('a store that does not answer refuses the start and names the store and its settings', async () => {
    const other = await openTestDatabase()
    const { s3Blobs } = await import('../../blobs/s3/s3-blobs.ts')
    const away = s3Blobs({
      bucket: 'documents',
      endpoint: 'http://127.0.0.1:9',
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    })
    await expect(openBlobs({ db: other, sealing }, away)).rejects.toThrow(
      /^The document store http:\/\/127\.0\.0\.1:9, bucket documents is not available \(ECONNREFUSED\)\. Start it, or check/,
    )
    await other.close()
  })
})
