/** Where the bytes of documents lie. What an adapter is given is sealed already (sealed-blobs.ts); the database knows what belongs to whom. */
import type { Readable } from 'node:stream'

/** Where documents are kept, as the settings say. */
export type BlobPlace = { readonly kind: 'folder' /** absolute path */; readonly folder: string } | ({ readonly kind: 's3' } & S3Place)

export interface S3Place {
  readonly bucket: string
  /** undefined: Amazon's own */
  readonly endpoint: string | undefined
  readonly region: string
  /** undefined: the role of the machine, as Amazon's client finds it */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

export interface BlobStore {
  /** For sentences: where it is, without anything secret. */
  readonly place: string
  /** Creates the subfolder of an installation. Safe to repeat. */
  prepare(installation: string): Promise<void>
  /** Whether that subfolder exists: another folder or bucket does not have it. @throws BlobsUnavailable */
  isPrepared(installation: string): Promise<boolean>
  /**
   * Writes bytes that are complete and on their medium when it resolves, or not there at all.
   * @param open called again for each try
   * @throws BlobsUnavailable; the system's own error where there is no room
   */
  write(name: string, length: number, open: () => AsyncIterable<Uint8Array>): Promise<void>
  /** @throws BlobMissing, BlobsUnavailable */
  read(name: string): Promise<Readable>
  /** What is not there is removed. @throws BlobsUnavailable */
  remove(name: string): Promise<void>
  /** Names and when they were written, in no order. @throws BlobsUnavailable */
  list(installation: string): AsyncIterable<{ readonly name: string; readonly at: Date }>
}

/** The store does not answer, or does not let us in; the same may succeed in a moment. */
export class BlobsUnavailable extends Error {
  constructor(place: string, cause: unknown) {
    super(`The document store ${place} is not available`, { cause })
    this.name = 'BlobsUnavailable'
  }
}

export class BlobMissing extends Error {
  constructor(name: string) {
    super(`The document store has no ${name}`)
    this.name = 'BlobMissing'
  }
}
