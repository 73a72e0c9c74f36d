/**
 * What a file is, judged by its content alone, and whether it may be kept: PDF, JPEG and PNG that open, of bounded size, that carry nothing
 * which runs. Judged in threads with a bound on time and memory, so that a file made to hang a reader hangs no one: a thread that
 * passes its bounds is ended with it, any other is kept for the next file, for loading the readers takes longer than a page.
 */
import { CAPACITY } from '@hearthline/contract'
import { Tinypool } from 'tinypool'

export type Inspected =
  | { readonly mediaType: string /** of what is kept: what lies behind a picture's end is left out */; readonly length: number }
  | { readonly refused: string }

const MILLISECONDS = 15_000
const KEPT_MILLISECONDS = 30_000
/** V8's own memory; what lies outside of it is bounded where files are inflated (bounded-inflation.ts). */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const UNREADABLE = 'We could not read this file. Save it as a new PDF, or take a photo of the document.'

const threads = new Tinypool({
  filename: new URL('./file-worker.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: CAPACITY.inspections.most,
  idleTimeout: KEPT_MILLISECONDS,
  resourceLimits: MEMORY,
})

export async function inspectFile(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length === 0) return { refused: 'This file is empty.' }
  try {
    return (await threads.run(bytes, { signal: AbortSignal.timeout(MILLISECONDS) })) as Inspected
  } catch {
    return { refused: UNREADABLE }
  }
}
