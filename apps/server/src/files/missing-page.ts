/**
 * Whether a document holds another one whole: what was sent away to be signed comes back with more on its pages, and with nothing less. Read in a thread of
 * its own, with a bound on time and memory: the file is someone else's.
 */
import { Worker } from 'node:worker_threads'

const SECONDS = 30
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/**
 * The first page, from 1, of `sent` that `returned` does not have with every word; undefined where it has them all, each at its place. Pages may follow, as a certificate.
 * @throws for a file that is no PDF, or that cannot be read within the bounds
 */
export function missingPage(sent: Uint8Array, returned: Uint8Array): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./compare-pages.ts', import.meta.url), { workerData: { sent, returned }, resourceLimits: MEMORY })
    const timer = setTimeout(() => void worker.terminate(), SECONDS * 1000)
    worker.once('message', ({ missing }: { readonly missing: number | undefined }) => {
      done(missing)
      void worker.terminate()
    })
    worker.once('error', failed)
    worker.once('exit', () => {
      clearTimeout(timer)
      failed(new Error('The document was not read within its bounds'))
    })
  })
}
