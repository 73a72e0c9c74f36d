import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { blobStoreContract } from '../blob-store.contract.ts'
import { BlobsUnavailable } from '../port.ts'
import { folderBlobs } from './folder-blobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearthline-blobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const store = folderBlobs(join(folder, 'documents'))

describe('documents in a folder', () => {
  blobStoreContract(() => store, {
    read: (name) => readFile(join(folder, 'documents', name)),
    change: (name, bytes) => writeFile(join(folder, 'documents', name), bytes),
  })

  it('files and folders are the server’s account’s alone', async () => {
    const installation = randomUUID()
    await store.prepare(installation)
    await store.write(`${installation}/ab/abc`, 1, async function* () {
      yield Buffer.from('x')
    })
    const modeOf = (...parts: string[]) => statSync(join(folder, 'documents', ...parts)).mode & 0o777
    expect([modeOf(), modeOf(installation), modeOf(installation, 'ab'), modeOf(installation, 'ab', 'abc')]).toEqual([
      0o700, 0o700, 0o700, 0o600,
    ])
  })

  it('a folder that was removed and restored is written to again', async () => {
    const installation = randomUUID()
    const write = (name: string) =>
      store.write(name, 1, async function* () {
        yield Buffer.from('x')
      })
    await store.prepare(installation)
    await write(`${installation}/cd/one`)
    rmSync(join(folder, 'documents', installation), { recursive: true })
    await expect(write(`${installation}/cd/two`)).rejects.toThrow(BlobsUnavailable)
    await mkdir(join(folder, 'documents', installation))
    await write(`${installation}/cd/three`)
  })

  it('lists only documents, whatever else is in the folder', async () => {
    const installation = randomUUID()
    await store.prepare(installation)
    await writeFile(join(folder, 'documents', installation, 'installation'), '')
    const found: string[] = []
    for await (const { name } of store.list(installation)) found.push(name)
    expect(found).toEqual([])
  })

  it('a path that is not a folder is reported as an unavailable store', async () => {
    await writeFile(join(folder, 'file'), '')
    const broken = folderBlobs(join(folder, 'file'))
    await expect(broken.prepare(randomUUID())).rejects.toThrow(BlobsUnavailable)
    await expect(broken.isPrepared(randomUUID())).rejects.toThrow(`The document store ${join(folder, 'file')} is not available`)
  })
})
