/** Reads the words of a document in a thread of its own, with a bound on time and memory. What cannot be read is no error: a person reads it. */
import { Worker } from 'node:worker_threads'
import { type DocumentText, NOTHING_READ } from './document-text.ts'

const SECONDS = 90
/** A page is drawn and recognized within it; the recognizer's own memory is bounded by its engine. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

export function readDocumentText(bytes: Uint8Array, mediaType: string): Promise<DocumentText> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData: { bytes, mediaType }, resourceLimits: MEMORY })
    let answer: DocumentText = NOTHING_READ
    const timer = setTimeout(() => void worker.terminate(), SECONDS * 1000)
    worker.once('message', (found: DocumentText) => {
      answer = found
      void worker.terminate()
    })
    worker.once('error', () => undefined)
    worker.once('exit', () => {
      clearTimeout(timer)
      done(answer)
    })
  })
}
