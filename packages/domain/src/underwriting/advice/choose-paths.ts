/** Which of all paths that pass are shown. */

import type { ProposedChange } from './apply-change.ts'
import { isMinimal } from './minimal-path.ts'
import { compareCosts } from './path-cost.ts'
import type { PathModel, PathSpec } from './path-model.ts'

export type Candidate = {
  readonly spec: PathSpec
  readonly changes: readonly ProposedChange[]
  readonly cost: readonly number[]
}

/** Of paths with the same kinds of changes, which differ in accounts only. */
const MOST_ALIKE = 2

/** The figures of costOf that a person has to come up with: money, days, points, income. */
const ASKED = 4

/**
 * The minimal ones, at most `most`: first one of each mix of kinds that no smaller mix of kinds does without, the cheapest first, so that a reader
 * sees what can be done in different ways. Then others of those mixes, and larger mixes where a further step saves enough; the cheapest first.
 * `confirm` is the rules' own word on each that would be shown.
 */
export function choosePaths<T>(
  model: PathModel,
  candidates: readonly Candidate[],
  most: number,
  confirm: (candidate: Candidate) => T | undefined,
): T[] {
  const names = new Set(candidates.map(({ spec }) => nameOf(spec)))
  const best = [...groupByMix(candidates)].map((group) => take(model, group, names)).filter((shown) => shown.length > 0)
  const elementary = best.filter(([one]) => !best.some(([other]) => isSmallerMix(other!, one!)))
  const first = elementary.map(([one]) => one!)
  const least = Array.from({ length: ASKED }, (_, index) => Math.min(...best.map(([one]) => one!.cost[index]!)))
  const larger = best.flatMap(([one]) => (first.includes(one!) ? [] : [one!]))
  const worth = larger.filter((one) => first.every((each) => !isSmallerMix(each, one) || isWorthIt(one, each, least)))
  const second = [...elementary.flatMap((shown) => shown.slice(1)), ...worth]
  const confirmed: T[] = []
  for (const candidate of [...first.sort(byCost), ...second.sort(byCost)]) {
    if (confirmed.length >= most) break
    const result = confirm(candidate)
    if (result !== undefined) confirmed.push(result)
  }
  return confirmed
}

const byCost = (one: Candidate, other: Candidate): number => compareCosts(one.cost, other.cost)

/** Each group the cheapest first. */
function groupByMix(candidates: readonly Candidate[]): Iterable<readonly Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of [...candidates].sort(byCost)) {
    const mix = candidate.changes.map((change) => change.kind).join('+')
    const before = groups.get(mix)
    if (before) before.push(candidate)
    else groups.set(mix, [candidate])
  }
  return groups.values()
}

const isSmallerMix = (one: Candidate, other: Candidate): boolean =>
  one.changes.length < other.changes.length && one.changes.every(({ kind }) => other.changes.some((change) => change.kind === kind))

/** A further step saves a tenth of some figure, and half of what that is above the least that any path asks. Our own measure of worth. */
const isWorthIt = (one: Candidate, other: Candidate, least: readonly number[]): boolean =>
  one.cost.slice(0, ASKED).some((figure, index) => {
    const [before, lowest] = [other.cost[index]!, least[index]!]
    const saved = before - figure
    return saved > 0 && saved * 10 >= before && saved * 2 >= before - lowest
  })

/** The cheapest minimal ones of one mix. One name stands for its cheapest. */
function take(model: PathModel, group: readonly Candidate[], all: ReadonlySet<string>): Candidate[] {
  const shown: Candidate[] = []
  const names = new Set<string>()
  for (const candidate of group) {
    // What approvalPathId tells apart within one mix.
    const name = `${candidate.spec.byLine}/${candidate.spec.own}`
    if (names.has(name) || isPaidByLine(candidate, all) || !isMinimal(model, candidate.spec)) continue
    names.add(name)
    if (shown.push(candidate) >= MOST_ALIKE) break
  }
  return shown
}

/** The same accounts, paid by the line at once, need none of the borrower's own money. */
const isPaidByLine = ({ spec }: Candidate, all: ReadonlySet<string>): boolean =>
  spec.own !== 0 && all.has(nameOf({ ...spec, byLine: spec.byLine | spec.own, own: 0 }))

const nameOf = ({ byLine, own, score, line, down, carry }: PathSpec): string =>
  [byLine, own, score, line, down?.item, down?.cents, carry?.kind, carry?.cents].join()
