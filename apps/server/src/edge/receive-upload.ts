/** Reads the one file of a call that takes one: whole or not at all, never onto a disk. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentFile } from '../services/handler.ts'
import { Problem } from '../usecases/problem.ts'
import { refuseCompressed } from './refuse-compressed.ts'
import type { Held } from './upload-room.ts'

const ONE = 'Send one file as multipart/form-data'
const INCOMPLETE = 'The upload didn’t finish. Upload the file again.'
const MEGABYTE = 1_048_576
/** Beside the file a form may carry a few short fields; no one reads them. */
const FORM = { files: 2, fields: 4, fieldSize: 1000, parts: 7 }

const tooLarge = (maxBytes: number) => {
  const size = maxBytes < MEGABYTE ? `${Math.round(maxBytes / 1024)} kB` : `${Math.round(maxBytes / MEGABYTE)} MB`
  return new Problem('too_large', `This file is larger than ${size}. Upload a smaller one.`)
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * The body is read to its end also when it is refused, without keeping it: whoever still sends would otherwise see a broken connection
 * and never the sentence that says why.
 * @throws Problem unsupported_media_type, bad_request, too_large; TooManyTries
 */
export async function receiveUpload(request: FastifyRequest, maxBytes: number, held: Held): Promise<SentFile> {
  refuseCompressed(request)
  if (!request.isMultipart()) throw new Problem('unsupported_media_type', ONE)
  const reading = new Reading(maxBytes, held)
  try {
    // One byte more than may come: the count below decides, not the reader's own cut, which it may make without a word.
    for await (const part of request.parts({ limits: { ...FORM, fileSize: maxBytes + 1 } })) {
      if (part.type !== 'file') continue
      reading.begin(formDecoded(part.filename ?? ''))
      for await (const chunk of part.file) reading.add(chunk as Buffer)
      if (part.file.truncated) reading.refuse(tooLarge(maxBytes))
    }
  } catch (problem) {
    request.raw.resume()
    throw reading.refusal ?? new Problem('bad_request', sentenceOf(problem))
  }
  return reading.file()
}

/**
 * Browsers write quotes and line breaks of a name as %22, %0D and %0A, and nothing else that way (WHATWG HTML, 4.10.21.8, multipart form
 * data): a percent sign with other digits is literal.
 */
const formDecoded = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The reader's own words speak of parts and streams; the sender needs to know what to do. */
const sentenceOf = (problem: unknown): string =>
  /^FST_(?:FILES|FIELDS|PARTS)_LIMIT$/.test((problem as { code?: string }).code ?? '') ? ONE : INCOMPLETE

/** One upload as it comes in: what it holds, and the first reason to refuse it. */
class Reading {
  refusal: Problem | undefined
  readonly #maxBytes: number
  readonly #held: Held
  #chunks: Buffer[] = []
  #length = 0
  #files = 0
  #name = ''

  constructor(maxBytes: number, held: Held) {
    this.#maxBytes = maxBytes
    this.#held = held
  }

  begin(name: string): void {
    this.#files += 1
    this.#length = 0
    this.#name = name
    if (this.#files > 1) this.refuse(new Problem('bad_request', ONE))
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length
    if (this.#length > this.#maxBytes) this.refuse(tooLarge(this.#maxBytes))
    if (this.refusal) return
    try {
      this.#held.take(chunk.length)
      this.#chunks.push(chunk)
    } catch (problem) {
      this.refuse(problem as Problem)
    }
  }

  /** Too large stands before everything else: it is the one that sending again does not fix. */
  refuse(problem: Problem): void {
    if (!this.refusal || problem.code === 'too_large') this.refusal = problem
    this.#chunks = []
    this.#held.drop()
  }

  file(): SentFile {
    if (this.refusal) throw this.refusal
    if (this.#files === 0) throw new Problem('bad_request', ONE)
    return { name: this.#name, bytes: Buffer.concat(this.#chunks) }
  }
}
