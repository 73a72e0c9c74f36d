/** Facts in which every item before the named one is settled by its example: for tests, demo data and the gallery. */
import { basisOf } from './basis.ts'
import type { Facts, Result } from './facts.ts'
import type { ItemId } from './flow.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { type Walk, walk } from './walk.ts'

type Results = Readonly<Record<string, Result>>
type Given = Readonly<Record<string, unknown>>

/** Facts never change: what is found of them is kept by them, and here one more is given at each step. */
const walkNow = (results: Results, now: string): Walk => walk(FLOW as readonly Item[], { now, results: { ...results } })

/** A place on the way: what is settled there, and where the application stands with it. */
interface Place {
  /** As the item before it left them. */
  readonly left: Results
  /** With what stands from the beginning given on what was found since. Walked when it is first asked for. */
  readonly here: () => { readonly walked: Walk; readonly results: Results }
  /** By what the item that is open there was answered with. */
  readonly next: Map<string, Place>
}

/** What stands from the beginning and rests on what was found since is given on that. */
function rebased(left: Results, now: string): ReturnType<Place['here']> {
  const walked = walkNow(left, now)
  const stale = (FLOW as readonly Item[]).filter(
    ({ id, initially }) => initially !== undefined && left[id] && walked.bases[id] !== undefined && left[id].basis !== walked.bases[id],
  )
  if (stale.length === 0) return { walked, results: left }
  const results = { ...left, ...Object.fromEntries(stale.map(({ id }) => [id, { ...left[id]!, basis: walked.bases[id]! }])) }
  return { walked: walkNow(results, now), results }
}

/** Most facts begin the same way: each place is walked once, and kept. The number bounds what is kept, and not what can be asked. */
const MOST_PLACES = 1000
const begun = new Map<string, Place>()
let places = 0

function placeAt(left: Results, now: string): Place {
  places += 1
  let found: ReturnType<Place['here']> | undefined
  return {
    left,
    here: () => {
      found ??= rebased(left, now)
      return found
    },
    next: new Map(),
  }
}

function kept(among: Map<string, Place>, key: string, make: () => Place): Place {
  const before = among.get(key)
  if (before) return before
  const made = make()
  among.set(key, made)
  return made
}

const EXAMPLE = 'example'
const keyOf = (item: string, given: Given): string => (item in given ? `given ${JSON.stringify(given[item])}` : EXAMPLE)

function beginning(now: string, given: Given): Place {
  if (places > MOST_PLACES) {
    begun.clear()
    places = 0
  }
  // What stands from the beginning is never asked: where it is given, it is there before the walk.
  const from = (FLOW as readonly Item[]).filter(({ id, initially }) => initially !== undefined && id in given)
  const results = () => Object.fromEntries(from.map(({ id }) => [id, { data: given[id], basis: basisOf([]), settledAt: now }]))
  return kept(begun, JSON.stringify([now, from.map(({ id }) => [id, given[id]])]), () => placeAt(results(), now))
}

/** What is settled once the open item is answered with its example, or with what is given for it. */
function answered({ walked, results }: ReturnType<Place['here']>, item: Item, now: string, given: Given): Results {
  const said = item.id in given ? given[item.id] : (item.exampleFor?.(walked.known) ?? item.example)
  const data = item.keeps ? item.keeps(walked.known, said, results[item.id]?.data) : said
  const target = item.answers ? item.answers.item : item
  const previous = results[target.id]?.data ?? target.initially
  const settledOn = (id: string) => ({ basis: walked.bases[id] ?? basisOf([]), settledAt: now })
  // The borrower's alone: who signs beside them is not walked here.
  const also = (item.alsoSettles?.(walked.known, data as never) ?? []).filter(({ party }) => party === undefined)
  return {
    ...results,
    [target.id]: { data: item.answers ? item.answers.fold(previous, data) : data, ...settledOn(target.id) },
    ...Object.fromEntries(also.map((one) => [one.item.id, { data: one.data, ...settledOn(one.item.id) }])),
  }
}

/** @param until the item that is to be the frontier (itself unsettled); an item off the path is passed over */
export function factsUpTo(until: ItemId | 'complete', now: string, given: Given = {}): Facts {
  /** What is decided one by one may be open with a part of it decided. */
  const isDecidedInPart = ({ id, parts }: Item): boolean => parts !== undefined && id in given
  let place = beginning(now, given)
  for (let guard = 0; guard <= FLOW.length; guard++) {
    const here = place.here()
    const item = here.walked.frontier?.item
    if (!item || (item.id === until && !isDecidedInPart(item))) return { now, results: { ...here.results } }
    place = kept(place.next, keyOf(item.id, given), () => placeAt(answered(here, item, now, given), now))
    if (item.id === until) break
  }
  return { now, results: { ...place.left } }
}
