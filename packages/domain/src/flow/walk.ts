/** The one place that says where an application stands: down the ordered list to the first item that is not settled. */

import type { Step } from '../routing/steps.ts'
import { basisOf } from './basis.ts'
import type { Facts } from './facts.ts'
import type { Item, Kind, Known } from './item.ts'

/** ahead = past the frontier, not looked at yet; stale = answered once, on what has moved since. */
export type ItemState = 'settled' | 'skipped' | 'open' | 'stale' | 'ahead'

export interface ReadyWork {
  readonly id: string
  readonly basis: string
}

export interface Walk {
  /** The first item that applies and is not settled; undefined when the application is complete. */
  readonly frontier: { readonly item: Item; readonly step: Step } | undefined
  readonly states: Readonly<Record<string, ItemState>>
  /** Items that apply, in order, up to and with the frontier. */
  readonly path: readonly Item[]
  /** Work whose reads are settled and that has no result on this basis, wherever the frontier stands. */
  readonly ready: readonly ReadyWork[]
  /** The bases on which each looked-at item rests now. */
  readonly bases: Readonly<Record<string, string>>
  /** The next moment at which time alone changes the outcome. */
  readonly wakeAt: string | undefined
  readonly known: Known
}

interface Look {
  readonly state: 'settled' | 'skipped' | 'unsettled' | 'unclear'
  readonly basis?: string
  readonly hadResult?: boolean
}

/** Walks the flow over the facts. Pure: the same facts give the same walk. */
export function walk(flow: readonly Item[], facts: Facts): Walk {
  const settled = new Map<string, unknown>()
  const clear = new Set<string>()
  const states: Record<string, ItemState> = {}
  const bases: Record<string, string> = {}
  const path: Item[] = []
  const ready: ReadyWork[] = []
  let frontier: Walk['frontier']
  let wakeAt: string | undefined
  let unclear = false

  const known: Known = <D>(item: Item<string, Kind, D>) => {
    if (!clear.has(item.id)) unclear = true
    return settled.get(item.id) as D | undefined
  }
  /** Runs a typed function of earlier items; undefined when it touched one that is still open. */
  const whenClear = <T>(read: (known: Known) => T): { value: T } | undefined => {
    unclear = false
    const value = read(known)
    return unclear ? undefined : { value }
  }
  const wakes = (at: string) => {
    if (at > facts.now && (wakeAt === undefined || at < wakeAt)) wakeAt = at
  }

  const look = (item: Item): Look => {
    const applies = whenClear((read) => item.applies?.(read) ?? true)
    if (!applies) return { state: 'unclear' }
    if (!applies.value) return { state: 'skipped' }
    const reads = whenClear((read) => item.reads?.(read) ?? [])
    if (!reads) return { state: 'unclear' }
    const basis = basisOf(reads.value)
    bases[item.id] = basis
    if (item.answers) return { state: 'unsettled', basis }
    const result = facts.results[item.id]
    const stands = result?.basis === basis && !lapsed(item, result.data)
    if (stands) {
      settled.set(item.id, result.data)
      return { state: 'settled', basis }
    }
    if (item.initially !== undefined && (item.reads === undefined || result === undefined || !stands)) {
      settled.set(item.id, item.initially)
      return { state: 'settled', basis }
    }
    const until = item.until && whenClear(item.until)?.value
    if (until !== undefined) {
      if (until <= facts.now) {
        settled.set(item.id, item.atEnd)
        return { state: 'settled', basis }
      }
      wakes(until)
    }
    return { state: 'unsettled', basis, hadResult: result !== undefined }
  }
  const lapsed = (item: Item, data: unknown): boolean => {
    const at = item.lapses?.(data, (id) => facts.results[id]?.settledAt)
    if (at === undefined) return false
    wakes(at)
    return at <= facts.now
  }

  for (const item of flow) {
    const seen = look(item)
    const past = frontier !== undefined
    if (seen.state === 'settled' || seen.state === 'skipped') {
      clear.add(item.id)
      if (!past || item.kind === 'work') states[item.id] = seen.state
      else states[item.id] = 'ahead'
      if (!past && seen.state === 'settled') path.push(item)
      continue
    }
    if (seen.state === 'unsettled' && item.kind === 'work' && seen.basis !== undefined) ready.push({ id: item.id, basis: seen.basis })
    if (past) {
      states[item.id] = seen.hadResult ? 'stale' : 'ahead'
      continue
    }
    states[item.id] = seen.hadResult ? 'stale' : 'open'
    path.push(item)
    const gaveUp = seen.basis !== undefined && facts.gaveUp?.[item.id] === seen.basis
    frontier = { item, step: item.step?.(known, { gaveUp }) ?? item.steps[0] }
  }
  return { frontier, states, path, ready, bases, wakeAt, known }
}
