/** Bounds on what a PDF unpacks to: while it is parsed, and afterwards for every stream that a reader would unpack to show it. */
import { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate, inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { createVirusScan, VirusFound } from './virus-sample.ts'

const MEGABYTE = 1_048_576
/** Object and cross-reference streams: a hundred pages of text take one or two. */
const MOST_PARSED_BYTES = 32 * MEGABYTE
/** A document of twenty megabytes that is nothing but text has some hundred thousand. */
const MOST_REFERENCES = 1_000_000

export class InflatesTooFar extends Error {}

interface DecodeStream {
  buffer: Uint8Array
  ensureBuffer(requested: number): Uint8Array
}

const flate = PDFName.of('FlateDecode')
const named = (filter: PDFName, contents: Uint8Array) => PDFRawStream.of(PDFContext.create().obj({ Filter: filter }), contents)

/**
 * The parser unpacks into buffers that it doubles as often as it is told to. They all grow by one method of its base class, which it does
 * not give out; it is reached through one of its streams and counts from here on.
 */
const base = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(named(flate, Uint8Array.of(0x78, 0x9c))))) as DecodeStream
const grow = base.ensureBuffer
let left = MOST_PARSED_BYTES
let exceeded = false
base.ensureBuffer = function (this: DecodeStream, requested: number) {
  const more = requested - this.buffer.byteLength
  if (more > 0) {
    if (exceeded || more > left) {
      exceeded = true
      throw new InflatesTooFar()
    }
    const before = this.buffer.byteLength
    const grown = grow.call(this, requested)
    left -= grown.byteLength - before
    return grown
  }
  return this.buffer
}

/** Each object and each entry of a cross-reference table makes one, as many as the file claims to have. */
const refer = PDFRef.of
let references = MOST_REFERENCES
PDFRef.of = (objectNumber, generationNumber) => {
  references -= 1
  if (references < 0) {
    exceeded = true
    throw new InflatesTooFar()
  }
  return refer(objectNumber, generationNumber)
}

/** From here on, all that is unpacked by the parser together stays within the bound. One at a time: the thread judges one file. */
export function boundParsing(): { wentTooFar(): boolean } {
  left = MOST_PARSED_BYTES
  references = MOST_REFERENCES
  exceeded = false
  return { wentTooFar: () => exceeded }
}

/** Unpacks by one filter of the parser's, within the bound. @throws InflatesTooFar */
export function decodeBounded(filter: PDFName, contents: Uint8Array): Uint8Array {
  if (filter === flate) return inflateBounded(contents)
  boundParsing()
  try {
    return decodePDFRawStream(named(filter, contents)).decode()
  } catch (problem) {
    if (exceeded) throw problem
    // What a reader cannot unpack, it does not show.
    return new Uint8Array(0)
  }
}

function inflateBounded(contents: Uint8Array): Uint8Array {
  try {
    return inflateSync(contents, { maxOutputLength: MOST_PARSED_BYTES })
  } catch (problem) {
    if ((problem as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new InflatesTooFar()
    return new Uint8Array(0)
  }
}

/** How many bytes come of inflating `times` times, without holding them. @throws InflatesTooFar when any of the times gives more than `most`; VirusFound */
export async function inflatedLength(contents: Uint8Array, times: number, most: number): Promise<number> {
  let length = 0
  const scan = createVirusScan()
  const sink = new Writable({
    write(chunk: Buffer, _encoding, next) {
      length += chunk.length
      try {
        scan(chunk)
      } catch (problem) {
        next(problem as Error)
        return
      }
      next(length > most ? new InflatesTooFar() : undefined)
    },
  })
  const stages = Array.from({ length: times }, (_, index) => [createInflate(), ...(index < times - 1 ? [bounded(most)] : [])]).flat()
  try {
    await pipeline([Readable.from([contents]), ...stages, sink])
  } catch (problem) {
    if (problem instanceof InflatesTooFar || problem instanceof VirusFound) throw problem
    // Damaged or cut off: what came until there is what a reader shows.
  }
  return length
}

function bounded(most: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      passed += chunk.length
      if (passed > most) next(new InflatesTooFar())
      else next(undefined, chunk)
    },
  })
}
