/** Opens a PDF in a thread of its own, with a bound on time and memory: a file made to hang a reader hangs nobody. */
import { Worker } from 'node:worker_threads'

const SECONDS = 15
const MEMORY_MB = 512
const LONG = 'We could not read this PDF. Print it to a new PDF, or take a photo of the paper.'

/** Why it may not be kept, or undefined. */
export function inspectPdf(bytes: Uint8Array): Promise<string | undefined> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const answer = (refused: string | undefined) => {
      clearTimeout(timer)
      done(refused)
      void worker.terminate()
    }
    const timer = setTimeout(() => answer(LONG), SECONDS * 1000)
    worker.once('message', (refused: string | undefined) => answer(refused))
    worker.once('error', () => answer(LONG))
  })
}
