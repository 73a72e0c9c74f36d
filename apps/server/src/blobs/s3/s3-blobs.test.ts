import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../../testing/test-s3.ts'
import { blobStoreContract } from '../blob-store.contract.ts'
import { type BlobStore, BlobsUnavailable } from '../port.ts'
import { s3Blobs } from './s3-blobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearthline-s3-'))
let server: TestS3
let store: BlobStore
beforeAll(async () => {
  server = await startTestS3(folder)
  store = s3Blobs(server.place)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('documents in S3', () => {
  blobStoreContract(() => store, {
    read: (name) => server.read(name),
    change: (name, bytes) => server.change(name, bytes),
  })

  it('a missing bucket and an unreachable server are reported as an unavailable store', async () => {
    const at = (change: Partial<TestS3['place']>) => s3Blobs({ ...server.place, ...change })
    await expect(at({ bucket: 'nobody-has-it' }).prepare(randomUUID())).rejects.toThrow(BlobsUnavailable)
    const away = at({ endpoint: 'http://127.0.0.1:9' })
    await expect(away.isPrepared(randomUUID())).rejects.toThrow('The document store http://127.0.0.1:9, bucket hearthline is not available')
  })

  it('signs its requests, and a wrong secret is reported as an unavailable store', async () => {
    const strict = await startTestS3(join(folder, 'strict'), true)
    const installation = randomUUID()
    await s3Blobs(strict.place).prepare(installation)
    expect(await s3Blobs(strict.place).isPrepared(installation)).toBe(true)
    const stranger = s3Blobs({ ...strict.place, credentials: { ...strict.place.credentials!, secretAccessKey: 'wrong' } })
    await expect(stranger.prepare(randomUUID())).rejects.toThrow(BlobsUnavailable)
    await strict.stop()
  })
})
