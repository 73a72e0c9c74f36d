/** A basis is the digest of what a result read, sealed text included: sealed again, the same facts have other bases. Pure. */
import type { Facts, Item, Result } from '@hearthline/domain'
import { basesByName, FLOW, SIGNER_FLOW, walk } from '@hearthline/domain'

export interface ChangedBasis {
  /** of the fact, or of the work that is to give it */
  readonly name: string
  readonly from: string
  readonly to: string
}

const ITEMS = FLOW as readonly Item[]

/**
 * The bases that have to move with the resealed data, so that the application stands exactly where it stood.
 * @param resealed the newest data of items that hold sealed text
 * @throws when the application would stand elsewhere: then nothing may be written
 */
export function changedBases(before: Facts, resealed: Readonly<Record<string, unknown>>): ChangedBasis[] {
  const was = walk(ITEMS, before, SIGNER_FLOW)
  const basesBefore = basesByName(was)
  const results: Record<string, Result> = { ...before.results }
  for (const [name, data] of Object.entries(resealed)) if (results[name]) results[name] = { ...results[name], data }
  const gaveUp: Record<string, string> = { ...before.gaveUp }
  const moved = new Map<string, ChangedBasis>()
  // A result that stands again makes those behind it readable, so the walk is asked until it finds no more.
  for (let turn = 0; turn <= Object.keys(basesBefore).length; turn++) {
    const now = walk(ITEMS, { ...before, results, gaveUp }, SIGNER_FLOW)
    const basesNow = basesByName(now)
    const name = Object.keys(basesBefore).find((each) => differs(basesBefore[each], basesNow[each]) && !moved.has(each))
    if (name === undefined) {
      refuseOtherPlace(was, now)
      return [...moved.values()]
    }
    const [from, to] = [basesBefore[name]!, basesNow[name]!]
    moved.set(name, { name, from, to })
    if (results[name]?.basis === from) results[name] = { ...results[name], basis: to }
    if (gaveUp[name] === from) gaveUp[name] = to
  }
  throw new Error('The bases of an application do not come to rest')
}

const differs = (was: string | undefined, now: string | undefined): boolean => was !== undefined && now !== undefined && was !== now

type Place = ReturnType<typeof walk>

const statesOfSigners = ({ signers }: Place) => signers.map(({ signer, walk: own }) => [signer.party, own.states])

function refuseOtherPlace(was: Place, now: Place): void {
  const same =
    was.frontier?.item.id === now.frontier?.item.id &&
    was.frontier?.step === now.frontier?.step &&
    JSON.stringify(was.states) === JSON.stringify(now.states) &&
    JSON.stringify(statesOfSigners(was)) === JSON.stringify(statesOfSigners(now))
  if (!same) throw new Error('Sealed anew, an application would stand elsewhere')
}
