import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'
import { type Bytes, createByteSealing, SealBroken } from './sealed-bytes.ts'

const PIECE = 65_536
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const sealing = createByteSealing(createKeyring([key(1)]))

async function* inChunks(bytes: Uint8Array, size: number): Bytes {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function collect(source: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const sealed = (bytes: Uint8Array, name = 'one', size = 10_000) => collect(sealing.seal(name, inChunks(bytes, size)))
const opened = async (bytes: Uint8Array, name = 'one', size = 7001) => collect(await sealing.open(name, inChunks(bytes, size)))

describe('sealed bytes', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 300_001])(
    '%i bytes are returned unchanged, however they arrive',
    async (length) => {
      const bytes = randomBytes(length)
      for (const size of [length + 1, 1000, PIECE]) {
        const kept = await sealed(bytes, 'one', size)
        expect(kept.length).toBe(sealing.sealedLength(length))
        expect((await opened(kept, 'one', kept.length)).equals(bytes)).toBe(true)
        expect((await opened(kept)).equals(bytes)).toBe(true)
      }
    },
  )

  it('no content is readable, and the same content seals differently each time', async () => {
    const bytes = Buffer.from('deed of trust '.repeat(10_000))
    const [one, two] = [await sealed(bytes), await sealed(bytes)]
    expect(one.includes('deed of trust')).toBe(false)
    expect(one.subarray(44).equals(two.subarray(44))).toBe(false)
  })

  it('a changed, truncated, extended, reordered or renamed file does not open', async () => {
    const bytes = randomBytes(3 * PIECE)
    const kept = await sealed(bytes)
    const refused = (changed: Uint8Array, name?: string) => expect(opened(changed, name)).rejects.toThrow(SealBroken)
    for (const at of [0, 20, 44, 44 + PIECE, kept.length - 1]) {
      const changed = Buffer.from(kept)
      changed[at]! ^= 1
      await refused(changed)
    }
    const [header, first, second, third] = [
      kept.subarray(0, 44),
      ...[0, 1, 2].map((index) => kept.subarray(44 + index * (PIECE + 16), 44 + (index + 1) * (PIECE + 16))),
    ]
    await refused(kept.subarray(0, 30))
    await refused(header!)
    await refused(Buffer.concat([header!, first!, second!]))
    await refused(Buffer.concat([header!, second!, first!, third!]))
    await refused(Buffer.concat([kept, Buffer.from('x')]))
    await refused(kept.subarray(0, kept.length - 1))
    await refused(kept, 'two')
    expect((await opened(kept)).equals(bytes)).toBe(true)
  })

  it('reports a file damaged at its beginning before sending its first byte', async () => {
    const kept = await sealed(randomBytes(10))
    kept[50]! ^= 1
    await expect(sealing.open('one', inChunks(kept, 100))).rejects.toThrow(SealBroken)
  })

  it('an older key still opens what it sealed, and a key that is gone is said to be gone', async () => {
    const kept = await sealed(Buffer.from('paper'))
    const both = createByteSealing(createKeyring([key(2), key(1)]))
    expect((await collect(await both.open('one', inChunks(kept, 9)))).toString()).toBe('paper')
    const other = createByteSealing(createKeyring([key(2)]))
    await expect(other.open('one', inChunks(kept, 9))).rejects.toThrow('a key that is not here')
  })
})
