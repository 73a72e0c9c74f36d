/** A server that speaks S3, on this machine alone. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { S3Place } from '../blobs/port.ts'

/** It brings no types of its own. */
interface Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  readonly store: { getResourcePath(bucket: string, key: string, resource: string): string }
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server

const BUCKET = 'hearthline'
/** The only account that the server knows. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export interface TestS3 {
  readonly place: S3Place
  /** An object as it lies on the disk of the server. */
  read(name: string): Promise<Buffer>
  change(name: string, bytes: Buffer): Promise<void>
  stop(): Promise<void>
}

/**
 * @param isStrict whether signatures are checked. The server reads the address of a bucket without the slash at its end, which Amazon's
 * client signs, so listing works only where they are not.
 */
export async function startTestS3(directory: string, isStrict = false): Promise<TestS3> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: !isStrict,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const pathOf = (name: string) => server.store.getResourcePath(BUCKET, name, 'object')
  return {
    place: { bucket: BUCKET, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials: CREDENTIALS },
    read: (name) => readFile(pathOf(name)),
    change: (name, bytes) => writeFile(pathOf(name), bytes),
    stop: () => server.close(),
  }
}
