/** Objects in a bucket of S3, or of anything that speaks its language. */
import type { Readable } from 'node:stream'
import { Readable as ReadableStream } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { BlobMissing, type BlobStore, BlobsUnavailable, type S3Place } from '../port.ts'

const TRIES = 3
const PAUSE_MS = 200
const CONNECT_MS = 3000
/** Without a byte for so long, a request has failed. */
const SILENT_MS = 20_000
/** Stands where an installation keeps its objects. */
const MARKER = 'installation'

const SILENT = { trace: () => undefined, debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

export function s3Blobs({ bucket, endpoint, region, credentials }: S3Place): BlobStore {
  const place = `${endpoint ?? 'S3'}, bucket ${bucket}`
  const settings: S3ClientConfig = {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials: { ...credentials } }),
    maxAttempts: TRIES,
    // Failures are thrown and reported by the caller.
    logger: SILENT,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
    // What is stored proves itself when it is opened; not every server knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  const client = new S3Client(settings)
  const within = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (problem) {
      throw isMissing(problem) ? new BlobMissing(name) : new BlobsUnavailable(place, problem)
    }
  }
  const put = async (name: string, length: number, open: () => AsyncIterable<Uint8Array>): Promise<void> => {
    // A stream that was half sent cannot be sent again by the client: each try opens it again.
    for (let tries = 1; ; tries++) {
      const body = ReadableStream.from(open(), { objectMode: false })
      const stop = new AbortController()
      // The client does not notice a source that breaks off, and would wait for the rest.
      const broken = new Promise<never>((_, fail) => body.once('error', fail))
      broken.catch(() => stop.abort())
      try {
        const sent = client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: body, ContentLength: length }), {
          abortSignal: stop.signal,
        })
        sent.catch(() => undefined)
        await Promise.race([sent, broken])
        return
      } catch (problem) {
        if (tries >= TRIES || isRefused(problem)) throw problem
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
      } finally {
        body.destroy()
      }
    }
  }
  return {
    place,
    prepare: (installation) =>
      within(installation, async () => {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${installation}/${MARKER}`, Body: MARKER }))
      }),
    isPrepared: async (installation) => {
      const name = `${installation}/${MARKER}`
      try {
        await within(name, () => client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })))
        return true
      } catch (problem) {
        if (problem instanceof BlobMissing) return false
        throw problem
      }
    },
    write: (name, length, open) => within(name, () => put(name, length, open)),
    read: (name) =>
      within(name, async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
        return Body as Readable
      }),
    remove: (name) =>
      within(name, async () => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
      }),
    async *list(installation) {
      let after: string | undefined
      do {
        const page = await within(installation, () =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: installation, ContinuationToken: after })),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && Key !== `${installation}/${MARKER}`) yield { name: Key, at: LastModified }
        }
        after = page.NextContinuationToken
      } while (after)
    },
  }
}

type Answered = { readonly name?: string; readonly $metadata?: { readonly httpStatusCode?: number } }

/** The object; a bucket that is not there is trouble of another kind. */
const isMissing = (problem: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((problem as Answered).name ?? '')

/** To ask again would bring the same answer. */
function isRefused(problem: unknown): boolean {
  const status = (problem as Answered).$metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
