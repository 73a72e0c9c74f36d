/** The state of each step, in a word and a tone. */
import { resultName } from '../words/result-names.ts'
import type { ApplicationFile } from './use-application.ts'

type Entry = ApplicationFile['walk'][number]
type Run = ApplicationFile['runs'][number]

export interface WalkState {
  readonly tone: 'neutral' | 'positive' | 'caution' | 'critical' | 'none'
  readonly words: string
}

/** What an answer came to, where it says so itself. */
const SAYS = ['outcome', 'status'] as const
const BAD = /REFUSED|DECLINED|FAILED|LOCKED|NO_MATCH|INCORRECT|MINOR|REJECTED/
const UNDER_REVIEW = /REVIEW|PENDING|REFERRED|COUNTER/

function settled(data: unknown): WalkState {
  for (const key of SAYS) {
    const said = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined
    const words = typeof said === 'string' ? resultName(said) : undefined
    if (typeof said !== 'string' || words === undefined) continue
    return { tone: BAD.test(said) ? 'critical' : UNDER_REVIEW.test(said) ? 'caution' : 'positive', words }
  }
  return { tone: 'positive', words: 'complete' }
}

/** `run` is the newest run of the item's work, where it has one. */
export function walkState(entry: Entry, run: Run | undefined): WalkState {
  if (run?.state === 'gave-up' && entry.state !== 'settled') return { tone: 'critical', words: 'failed' }
  if (run?.state === 'overdue' && entry.state !== 'settled')
    return { tone: 'critical', words: `no response, attempt ${run.tries + 1} is next` }
  if (run?.state === 'live' && entry.state !== 'settled')
    return { tone: 'caution', words: run.tries > 0 ? `running, attempt ${run.tries + 1}` : 'running' }
  if (entry.state === 'settled') return settled(entry.data)
  if (entry.state === 'open') return { tone: 'caution', words: 'open' }
  if (entry.state === 'stale') return { tone: 'caution', words: 'out of date' }
  if (entry.state === 'skipped') return { tone: 'none', words: 'not needed' }
  return { tone: 'none', words: 'waiting' }
}

/** The newest run of each item. */
export function newestRuns(runs: readonly Run[]): ReadonlyMap<string, Run> {
  const newest = new Map<string, Run>()
  for (const run of runs) if (run.at >= (newest.get(run.item)?.at ?? '')) newest.set(run.item, run)
  return newest
}

export interface Terms {
  readonly drawCents: number
  readonly termYears: number | undefined
}

/** The offer taken: the revised one where there is one. Undefined before a choice, or when it no longer stands. */
export function chosenTerms(walk: readonly Entry[]): Terms | undefined {
  for (const id of ['final-revised-offer', 'revised-offer', 'chosen-offer']) {
    const entry = walk.find((one) => one.id === id && one.state === 'settled')
    const data = entry?.data as { drawCents?: unknown; termYears?: unknown } | null | undefined
    if (typeof data?.drawCents === 'number' && Number.isSafeInteger(data.drawCents)) {
      return { drawCents: data.drawCents, termYears: typeof data.termYears === 'number' ? data.termYears : undefined }
    }
  }
  return undefined
}
