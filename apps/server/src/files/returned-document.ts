/**
 * Whether a document that was sent away to be signed came back as it was sent, and signed: on each page the same words at the same places and the same
 * look, but for what is filled in where it was to be and nothing is printed. Read in a thread of its own, with a bound on time and memory: the file is someone else's.
 */
import { Worker } from 'node:worker_threads'
import type { NotaryPlace } from '@hearthline/domain'

const SECONDS = 60
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

export interface Compared {
  readonly sent: Uint8Array
  readonly returned: Uint8Array
  /** where it is filled in; empty of a document of an earlier release, whose words are then compared and nothing else */
  readonly places: readonly NotaryPlace[]
}

export interface Comparison {
  /** The first page, from 1, that is not as it was sent: a word, its place or its look is another, or something is on it that no place is for. */
  readonly differs?: number
  /** It has pages more than were sent, and places for all that is filled in. */
  readonly adds?: true
  /** What it shows may differ from one program to the next, and from what is printed. */
  readonly hasLayers?: true
  /** It looks on each page as it was sent, of a document without places: nothing is signed on it. */
  readonly isBlank?: true
  /** Of `places`, by their number: those in which something is. */
  readonly filled: readonly number[]
}

/** @throws for a file that is no PDF, or that cannot be read within the bounds */
export function compareReturned(compared: Compared): Promise<Comparison> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./compare-pages.ts', import.meta.url), { workerData: compared, resourceLimits: MEMORY })
    const timer = setTimeout(() => void worker.terminate(), SECONDS * 1000)
    worker.once('message', (comparison: Comparison) => {
      done(comparison)
      void worker.terminate()
    })
    worker.once('error', failed)
    worker.once('exit', () => {
      clearTimeout(timer)
      failed(new Error('The document was not read within its bounds'))
    })
  })
}
