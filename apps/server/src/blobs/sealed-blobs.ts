/** The bytes of documents, sealed before they reach either store, under names that cannot be guessed. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ByteSealing, Bytes } from '../secrets/sealed-bytes.ts'
import type { BlobStore } from './port.ts'

export interface Blobs {
  /**
   * Kept when it resolves. Until a row of the database names it, it may be removed as unneeded after a day.
   * @param open gives the same `length` bytes each time that it is called
   * @returns the id that a row keeps: a random UUID
   * @throws BlobsUnavailable; the system's own error where there is no room
   */
  put(length: number, open: () => Bytes): Promise<string>
  /**
   * Proven as it is read: what was changed ends with an error instead of being given out.
   * @throws BlobMissing, BlobsUnavailable, SealBroken
   */
  read(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Ids with the moment at which they were written. */
  list(): AsyncIterable<{ readonly id: string; readonly at: Date }>
  /** Whether the store answers and is the one of this installation. @throws BlobsUnavailable */
  ready(): Promise<boolean>
}

/** @param installation names the subfolder in the store; every installation has its own */
export function sealedBlobs(store: BlobStore, sealing: ByteSealing, installation: string): Blobs {
  // By two letters: a folder of a million entries is slow.
  const nameOf = (id: string) => `${installation}/${id.slice(0, 2)}/${id}`
  return {
    async put(length, open) {
      const id = randomUUID()
      await store.write(nameOf(id), sealing.sealedLength(length), () => sealing.seal(id, open()))
      return id
    },
    async read(id) {
      const sealed = await store.read(nameOf(id))
      try {
        const opened = Readable.from(await sealing.open(id, sealed), { objectMode: false })
        // Also where whoever reads goes away before the first byte.
        return opened.once('close', () => sealed.destroy())
      } catch (problem) {
        sealed.destroy()
        throw problem
      }
    },
    remove: (id) => store.remove(nameOf(id)),
    async *list() {
      for await (const { name, at } of store.list(installation)) yield { id: name.slice(name.lastIndexOf('/') + 1), at }
    },
    ready: () => store.isPrepared(installation),
  }
}

/** For bytes that are in memory as they are. */
export const putBytes = (blobs: Pick<Blobs, 'put'>, bytes: Uint8Array): Promise<string> =>
  blobs.put(bytes.length, async function* () {
    yield bytes
  })
