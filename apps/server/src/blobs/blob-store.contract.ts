/** What every store of documents has to do; each adapter's test runs it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKeyring } from '../secrets/keyring.ts'
import { type Bytes, createByteSealing, SealBroken } from '../secrets/sealed-bytes.ts'
import { BlobMissing, type BlobStore } from './port.ts'
import { putBytes, sealedBlobs } from './sealed-blobs.ts'

const sealing = createByteSealing(createKeyring([Buffer.alloc(32, 1).toString('base64')]))

async function collect(source: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @param raw the bytes as they are in the store; `change` replaces them */
export function blobStoreContract(
  store: () => BlobStore,
  raw: { read(name: string): Promise<Buffer>; change(name: string, bytes: Buffer): Promise<void> },
): void {
  const opened = async () => {
    const installation = randomUUID()
    await store().prepare(installation)
    return { installation, blobs: sealedBlobs(store(), sealing, installation) }
  }
  const rawName = (installation: string, id: string) => `${installation}/${id.slice(0, 2)}/${id}`

  it('returns the stored bytes, of any size', async () => {
    const { blobs } = await opened()
    for (const length of [0, 1, 65_536, 300_001]) {
      const bytes = randomBytes(length)
      const id = await putBytes(blobs, bytes)
      expect((await collect(await blobs.read(id))).equals(bytes)).toBe(true)
    }
  })

  it('takes and gives a large file piece by piece', async () => {
    const { blobs } = await opened()
    const [piece, pieces] = [randomBytes(262_144), 80]
    let under = 0
    const id = await blobs.put(piece.length * pieces, async function* () {
      for (under = 0; under < pieces; under++) yield piece
    })
    const hash = createHash('sha256')
    let most = 0
    for await (const chunk of await blobs.read(id)) {
      hash.update(chunk as Buffer)
      most = Math.max(most, (chunk as Buffer).length)
    }
    const expected = createHash('sha256')
    for (let index = 0; index < pieces; index++) expected.update(piece)
    expect(hash.digest('hex')).toBe(expected.digest('hex'))
    expect(most).toBeLessThanOrEqual(65_536)
    expect(under).toBe(pieces)
  })

  it('stored content is sealed', async () => {
    const { installation, blobs } = await opened()
    const id = await putBytes(blobs, Buffer.from('the deed of trust'.repeat(100)))
    const lying = await raw.read(rawName(installation, id))
    expect(lying.includes('deed of trust')).toBe(false)
    expect(lying.length).toBe(sealing.sealedLength(1700))
  })

  it('a changed or swapped file is not delivered', async () => {
    const { installation, blobs } = await opened()
    const [id, other] = [await putBytes(blobs, Buffer.from('one')), await putBytes(blobs, Buffer.from('two'))]
    await raw.change(rawName(installation, id), await raw.read(rawName(installation, other)))
    await expect(blobs.read(id)).rejects.toThrow(SealBroken)
  })

  it('a source that fails halfway leaves nothing to read', async () => {
    const { blobs } = await opened()
    const failing = blobs.put(200_000, async function* () {
      yield randomBytes(100_000)
      throw new Error('the sender went away')
    })
    await expect(failing).rejects.toThrow()
    for await (const { id } of blobs.list()) await expect(blobs.read(id)).rejects.toThrow()
  })

  it('removed content is gone, and removing it again is harmless', async () => {
    const { blobs } = await opened()
    const id = await putBytes(blobs, Buffer.from('gone'))
    await blobs.remove(id)
    await blobs.remove(id)
    await expect(blobs.read(id)).rejects.toThrow(BlobMissing)
  })

  it('lists what an installation keeps, with the time, and nothing of another installation', async () => {
    const [mine, others] = [await opened(), await opened()]
    const ids = [await putBytes(mine.blobs, Buffer.from('a')), await putBytes(mine.blobs, Buffer.from('b'))]
    await putBytes(others.blobs, Buffer.from('c'))
    const found: { id: string; at: Date }[] = []
    for await (const entry of mine.blobs.list()) found.push(entry)
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort())
    for (const { at } of found) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(3_600_000)
  })

  it('knows whether it is the store of an installation', async () => {
    const { blobs } = await opened()
    expect(await blobs.ready()).toBe(true)
    expect(await sealedBlobs(store(), sealing, randomUUID()).ready()).toBe(false)
  })
}
