/**
 * What a file is, judged by its content alone, and whether it may be kept: PDF, JPEG and PNG that open, of bounded size, that carry nothing
 * which runs. Everything is judged in a thread of its own with a bound on time and memory, so that a file made to hang a reader hangs no one.
 */
import { Worker } from 'node:worker_threads'

export type Inspected = { readonly mediaType: string } | { readonly refused: string }

const SECONDS = 15
/** V8's own memory; what lies outside of it is bounded where files are inflated (bounded-inflation.ts). */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const UNREADABLE = 'We could not read this file. Save it as a new PDF, or take a photo of the document.'

export function inspectFile(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length === 0) return Promise.resolve({ refused: 'This file is empty.' })
  return new Promise((done) => {
    const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { workerData: bytes, resourceLimits: MEMORY })
    let answer: Inspected = { refused: UNREADABLE }
    const timer = setTimeout(() => void worker.terminate(), SECONDS * 1000)
    worker.once('message', (found: Inspected) => {
      answer = found
      void worker.terminate()
    })
    worker.once('error', () => undefined)
    // Not before its memory is given back: only then may the next one begin.
    worker.once('exit', () => {
      clearTimeout(timer)
      done(answer)
    })
  })
}
