/** A basis is the digest of what a result read, sealed text included: sealed anew, the same facts have other bases. Pure. */
import type { Facts, Item, Result } from '@hearthline/domain'
import { FLOW, walk } from '@hearthline/domain'

export interface MovedBasis {
  readonly item: string
  readonly from: string
  readonly to: string
}

const ITEMS = FLOW as readonly Item[]

/**
 * The bases that have to move with the resealed data, so that the application stands exactly where it stood.
 * @param resealed the newest data of items that hold sealed text
 * @throws when the application would stand elsewhere: then nothing may be written
 */
export function movedBases(before: Facts, resealed: Readonly<Record<string, unknown>>): MovedBasis[] {
  const was = walk(ITEMS, before)
  const results: Record<string, Result> = { ...before.results }
  for (const [item, data] of Object.entries(resealed)) if (results[item]) results[item] = { ...results[item], data }
  const gaveUp: Record<string, string> = { ...before.gaveUp }
  const moved = new Map<string, MovedBasis>()
  // A result that stands again makes those behind it readable, so the walk is asked until it finds no more.
  for (let turn = 0; turn <= ITEMS.length; turn++) {
    const now = walk(ITEMS, { ...before, results, gaveUp })
    const next = ITEMS.find(({ id }) => differs(was.bases[id], now.bases[id]) && !moved.has(id))
    if (!next) {
      refuseOtherPlace(was, now)
      return [...moved.values()]
    }
    const { id } = next
    const [from, to] = [was.bases[id]!, now.bases[id]!]
    moved.set(id, { item: id, from, to })
    if (results[id]?.basis === from) results[id] = { ...results[id], basis: to }
    if (gaveUp[id] === from) gaveUp[id] = to
  }
  throw new Error('The bases of an application do not come to rest')
}

const differs = (was: string | undefined, now: string | undefined): boolean => was !== undefined && now !== undefined && was !== now

type Place = ReturnType<typeof walk>

function refuseOtherPlace(was: Place, now: Place): void {
  const same =
    was.frontier?.item.id === now.frontier?.item.id &&
    was.frontier?.step === now.frontier?.step &&
    JSON.stringify(was.states) === JSON.stringify(now.states)
  if (!same) throw new Error('Sealed anew, an application would stand elsewhere')
}
