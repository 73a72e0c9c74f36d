/** Reads the one file of a call that takes one: whole or not at all, never onto a disk. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentFile } from '../services/handler.ts'
import { Problem } from '../usecases/problem.ts'

const ONE = 'Send one file as multipart/form-data'

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true })
}

/** @throws Problem unsupported_media_type, bad_request, too_large */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type', ONE)
  const part = await read(() => request.file({ limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5 } }))
  if (!part) throw new Problem('bad_request', ONE)
  const bytes = await read(() => part.toBuffer(), maxBytes)
  return { name: part.filename ?? '', bytes }
}

/** The reader's own words speak of parts and streams; the sender needs to know what to do. */
async function read<Value>(step: () => Promise<Value>, maxBytes = 0): Promise<Value> {
  try {
    return await step()
  } catch (problem) {
    if ((problem as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new Problem('too_large', `The file is larger than ${Math.round(maxBytes / 1_048_576)} MB. Send a smaller one.`)
    }
    throw new Problem('bad_request', 'The file did not arrive whole. Send it again.')
  }
}
