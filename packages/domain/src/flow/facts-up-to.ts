/** Facts in which every item before the named one is settled by its example: for tests, demo data and the gallery. */
import { basisOf } from './basis.ts'
import type { Facts, Result } from './facts.ts'
import type { ItemId } from './flow.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { type Walk, walk } from './walk.ts'

/** Facts never change: what is found of them is kept by them, and here one more is given at each step. */
const walkNow = (results: Record<string, Result>, now: string): Walk => walk(FLOW as readonly Item[], { now, results: { ...results } })

/** What stands from the beginning and rests on what was found since is given on that. */
function rebase(walked: Walk, results: Record<string, Result>, now: string): Walk {
  const stale = (FLOW as readonly Item[]).filter(
    ({ id, initially }) =>
      initially !== undefined && results[id] && walked.bases[id] !== undefined && results[id].basis !== walked.bases[id],
  )
  for (const { id } of stale) results[id] = { ...results[id]!, basis: walked.bases[id]! }
  return stale.length > 0 ? walkNow(results, now) : walked
}

/** @param until the item that is to be the frontier (itself unsettled); an item off the path is passed over */
export function factsUpTo(until: ItemId | 'complete', now: string, given: Record<string, unknown> = {}): Facts {
  const results: Record<string, Result> = {}
  // What stands from the beginning is never asked: where it is given, it is there before the walk.
  for (const item of FLOW as readonly Item[])
    if (item.initially !== undefined && item.id in given) results[item.id] = { data: given[item.id], basis: basisOf([]), settledAt: now }
  /** What is decided one by one may be open with a part of it decided. */
  const isDecidedInPart = ({ id, parts }: Item): boolean => parts !== undefined && id in given
  for (let guard = 0; guard <= FLOW.length; guard++) {
    const walked = rebase(walkNow(results, now), results, now)
    const item = walked.frontier?.item
    if (!item || (item.id === until && !isDecidedInPart(item))) break
    const said = item.id in given ? given[item.id] : (item.exampleFor?.(walked.known) ?? item.example)
    const data = item.keeps ? item.keeps(walked.known, said, results[item.id]?.data) : said
    const target = item.answers ? item.answers.item : item
    const previous = results[target.id]?.data ?? target.initially
    results[target.id] = {
      data: item.answers ? item.answers.fold(previous, data) : data,
      basis: walked.bases[target.id] ?? basisOf([]),
      settledAt: now,
    }
    // The borrower's alone: who signs beside them is not walked here.
    for (const also of item.alsoSettles?.(walked.known, data as never) ?? [])
      if (also.party === undefined)
        results[also.item.id] = { data: also.data, basis: walked.bases[also.item.id] ?? basisOf([]), settledAt: now }
    if (item.id === until) break
  }
  return { now, results: { ...results } }
}
