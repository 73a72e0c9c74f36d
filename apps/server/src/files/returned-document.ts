/**
 * Whether a document that was sent away to be signed came back as it was sent, and signed: on each page the same words at the same places and the same
 * look, but for what is filled in where it was to be and nothing is printed. Read in threads with a bound on time and memory, for the file is someone else's: a thread
 * that passes its bounds is ended with it, any other is kept for the next document, for loading the readers takes longer than some pages.
 */
import { CAPACITY } from '@hearthline/contract'
import type { NotaryPlace } from '@hearthline/domain'
import { Tinypool } from 'tinypool'

const SECONDS = 60
const KEPT_MILLISECONDS = 30_000
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

const threads = new Tinypool({
  filename: new URL('./compare-pages.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: CAPACITY.inspections.most,
  idleTimeout: KEPT_MILLISECONDS,
  resourceLimits: MEMORY,
})

/** @throws for a file that is no PDF, or that cannot be read within the bounds */
export async function compareReturned(compared: Compared): Promise<Comparison> {
  const signal = AbortSignal.timeout(SECONDS * 1000)
  try {
    return (await threads.run(compared, { signal })) as Comparison
  } catch (problem) {
    if (signal.aborted) throw new Error('The document was not read within its bounds')
    throw problem
  }
}
