/** Every set of changes, up to so many steps, that passes; which of them are minimal is asked afterwards (minimal-path.ts). */
import { dtiBps, missingIncome, paymentRoom } from '../situation/dti.ts'
import type { Situation } from '../situation/situation.ts'
import { isAvailableNow } from './approval-path.ts'
import { type Carry, NOTHING_CHANGED, type PathModel, type PathSpec, type Weighed } from './path-model.ts'
import { holds, isWithin, type PayableSet, sizeOf } from './payable.ts'
import { wholeDollars } from './proposals.ts'

/** The largest income that can be stated [registration/income]. */
const MOST_INCOME_CENTS = 999_999_900
/** Of the sets that one's own money pays off in one placing of the line: the cheapest. */
const MOST_OWN_SETS = 3
/** Of accounts paid from one's own money beside an income that carries the rest. */
const MOST_BESIDE_INCOME = 2
/** So that a search ends in time (PathModel.effort). Sets of few accounts are looked through first. */
const MOST_EFFORT = 600

export function stepsOf({ byLine, own, score, line, down, carry }: PathSpec, first: PayableSet): number {
  const flags = [
    (byLine & first) !== 0,
    (byLine & ~first) !== 0,
    own !== 0,
    score !== 0,
    line !== 0,
    down !== undefined,
    carry !== undefined,
  ]
  return flags.filter(Boolean).length
}

export class PathSearch {
  readonly #model: PathModel
  readonly #most: number
  readonly #found: PathSpec[] = []
  /** what passes without money or income: whatever holds one of these and more is not minimal */
  readonly #plain: PathSpec[] = []
  readonly #ownSets: readonly PayableSet[]
  readonly #down = new Set<string>()

  constructor(model: PathModel, most: number) {
    this.#model = model
    this.#most = most
    const accounts = this.#subsets(~model.liens)
    const cost = (set: PayableSet) => model.sums[set]!.balanceCents
    this.#ownSets = accounts.filter((set) => set !== 0).sort((a, b) => cost(a) - cost(b) || sizeOf(a) - sizeOf(b) || a - b)
  }

  run(): readonly PathSpec[] {
    for (const [byLine, own] of this.#placings())
      for (let score = 0; score < this.#model.scores.length; score++) this.#try({ ...NOTHING_CHANGED, byLine, own, score })
    return this.#found
  }

  #try(spec: PathSpec): void {
    const { lines, effort } = this.#model
    if (this.#left(spec) < 0 || effort > MOST_EFFORT || this.#holdsPlain(spec)) return
    if (this.#complete(spec) || this.#left(spec) === 0 || lines.length === 1 || this.#isHeldUp(spec)) return
    // The smallest line asks least of everything else.
    this.#complete({ ...spec, line: lines.length - 1 })
  }

  /** What the line pays off, with loans on the home that the borrower does; few of both first. */
  *#placings(): Generator<readonly [byLine: PayableSet, own: PayableSet]> {
    const { liens, items } = this.#model
    const all = this.#subsets(~0)
    const ofLiens = this.#subsets(liens)
    for (let size = 0; size <= items.length; size++) {
      for (const byLine of all) {
        const rest = size - sizeOf(byLine)
        if (rest < 0) break
        for (const own of ofLiens) if (sizeOf(own) === rest && (own & byLine) === 0) yield [byLine, own]
      }
    }
  }

  #left(spec: PathSpec): number {
    return this.#most - stepsOf(spec, this.#model.first)
  }

  /** What the line must pay off makes it larger than the smallest that could be asked for. */
  #isHeldUp(spec: PathSpec): boolean {
    const { neededLineCents, minimumLineCents } = this.#model.weigh(spec).situation
    return neededLineCents > minimumLineCents
  }

  /** Of what can be paid off; few members first. */
  #subsets(of: PayableSet): PayableSet[] {
    const all = of & (this.#model.sums.length - 1)
    const sets = [0]
    for (let set = all; set !== 0; set = (set - 1) & all) sets.push(set)
    return sets.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b)
  }

  #holdsPlain(spec: PathSpec): boolean {
    return this.#plain.some(
      (plain) =>
        plain.score <= spec.score && plain.line <= spec.line && isWithin(plain.byLine, spec.byLine) && isWithin(plain.own, spec.own),
    )
  }

  /** A placing of the line and a score, with whatever money or income they still lack; true when they lack none. */
  #complete(spec: PathSpec): boolean {
    const weighed = this.#model.weigh(spec)
    if (!weighed.sound) return false
    if (weighed.claimsOverCents <= 0 && weighed.shortCents !== undefined && weighed.shortCents <= 0) {
      this.#plain.push(this.#add(spec))
      return true
    }
    if (weighed.fits) this.#completeOwn(spec, weighed)
    else this.#completeDown(spec)
    if (weighed.fits && spec.byLine !== 0) this.#completeDown(spec)
    return false
  }

  /** The line no smaller than need be. */
  #add(spec: PathSpec): PathSpec {
    const line = spec.line === 0 ? 0 : smallest(spec.line, (each) => this.#model.passes({ ...spec, line: each }))!
    const found = { ...spec, line }
    this.#found.push(found)
    return found
  }

  /** With own money toward accounts and claims, or without. */
  #completeOwn(spec: PathSpec, { claimsOverCents, shortCents }: Weighed): void {
    if (shortCents === undefined) return
    if (claimsOverCents <= 0) this.#carry(spec)
    if (spec.own === 0 && this.#left(spec) === 0) return
    const { sums } = this.#model
    // Where nothing but a score is changed every set is tried with the income that it leaves short, else only those that suffice.
    const simple = spec.byLine === 0 && spec.line === 0 && spec.down === undefined
    let enough = 0
    for (const accounts of this.#ownSets) {
      if ((accounts & spec.byLine) !== 0 || sums[accounts]!.claimCents < claimsOverCents) continue
      const together = { ...spec, own: spec.own | accounts }
      if (sums[accounts]!.monthlyCents >= shortCents) {
        if (enough >= MOST_OWN_SETS || !this.#needsAll(accounts, claimsOverCents, shortCents)) continue
        enough += 1
        this.#add(together)
      } else if (claimsOverCents > 0 || (simple && sizeOf(accounts) <= MOST_BESIDE_INCOME)) this.#carry(together)
    }
  }

  #needsAll(accounts: PayableSet, claimsOverCents: number, shortCents: number): boolean {
    return this.#model.items.every((item, index) => {
      if (!holds(accounts, index)) return true
      const { claimCents, monthlyCents } = this.#model.sums[accounts]!
      return claimCents - item.claimCents < claimsOverCents || monthlyCents - item.monthlyCents < shortCents
    })
  }

  /** With more income, or with assets, to the dollar. */
  #carry(spec: PathSpec): void {
    if (this.#left(spec) < 1) return
    const { situation, shortCents } = this.#model.weigh(spec)
    if (shortCents === undefined || shortCents <= 0) return
    const room = shortCents + paymentRoom(situation)
    const missing = missingIncome(situation, room)
    if (missing === undefined) return
    const cents = wholeDollars(missing)
    const { income } = situation.input
    if (income.coOwnersCents + cents * 12 <= MOST_INCOME_CENTS) this.#add({ ...spec, carry: { kind: 'CO_OWNERS_INCOME', cents } })
    const own = Math.max(income.primaryCents, income.otherCents)
    if (own + cents * 12 <= MOST_INCOME_CENTS) this.#add({ ...spec, carry: { kind: 'MORE_INCOME', cents } })
    const assets = this.#assets(spec, situation, room)
    if (assets) this.#add({ ...spec, carry: assets })
  }

  /**
   * Assets are asked for where debts alone do not take most of the income, once, and where nothing else is short: beside what only a refusal
   * offers (a smaller line, a payoff by the line) they never are.
   */
  #assets(spec: PathSpec, situation: Situation, room: number): Carry | undefined {
    const { input, guideline, monthlyDebtsCents, incomeParts, assetParts, partsPerCent, dtiLimitBps } = situation
    if (input.income.verified || dtiBps(situation, monthlyDebtsCents) > guideline.dti.assetsBeforeLineBps) return undefined
    if (this.#model.changesOf(spec).some((change) => isAvailableNow([change], false))) return undefined
    const limit = BigInt(dtiLimitBps)
    const needed = (BigInt(monthlyDebtsCents + room) * BigInt(partsPerCent) * 10_000n + limit - 1n) / limit
    const parts = needed - BigInt(incomeParts - assetParts)
    return { kind: 'ASSETS', cents: wholeDollars(Number((parts + 11n) / 12n)) }
  }

  /** With own money toward one loan: what the home or the organization asks for, then what makes the line's own payment small enough. */
  #completeDown(spec: PathSpec): void {
    if (this.#left(spec) < 1) return
    for (const [item, { balanceCents }] of this.#model.items.entries()) {
      if (!holds(this.#model.liens & ~spec.own, item)) continue
      // At the lowest score that allows it: above it the same is asked again, and less of it.
      const key = `${spec.byLine}/${spec.own}/${spec.line}/${item}`
      if (this.#down.has(key)) continue
      const most = Math.ceil(balanceCents / 100) - 1
      const least = (passes: (paid: PathSpec) => boolean): PathSpec | undefined => {
        const paid = (dollars: number) => (dollars === 0 ? spec : { ...spec, down: { item, cents: dollars * 100 } })
        const found = smallest(most, (dollars) => passes(paid(dollars)))
        return found === undefined || found === 0 ? undefined : paid(found)
      }
      const fitting = holds(spec.byLine, item) ? least((paid) => this.#model.fits(paid)) : this.#fittingDown(spec, item)
      if (fitting) this.#completeFitting(fitting)
      // The line pays off what is left of this loan: each dollar less makes its payment smaller.
      const bearing = spec.byLine === 1 << item ? least((paid) => this.#model.passes(paid)) : undefined
      if (bearing) this.#add(bearing)
      if (fitting || bearing) this.#down.add(key)
    }
  }

  /** A loan that stays is paid down by what the home's share of the value lacks. */
  #fittingDown(spec: PathSpec, item: number): PathSpec | undefined {
    const { situation, fits } = this.#model.weigh(spec)
    if (fits) return undefined
    const { input, liensCents, neededLineCents, cltvLimitBps, guideline } = situation
    const step = guideline.lineStepCents
    const ceiling = Number((BigInt(input.value.valueCents) * BigInt(cltvLimitBps)) / 10_000n)
    const cents = wholeDollars(liensCents + Math.ceil(neededLineCents / step) * step - ceiling)
    const paid = { ...spec, down: { item, cents } }
    return cents > 0 && cents < this.#model.items[item]!.balanceCents && this.#model.fits(paid) ? paid : undefined
  }

  #completeFitting(spec: PathSpec): void {
    const weighed = this.#model.weigh(spec)
    if (weighed.claimsOverCents <= 0 && weighed.shortCents !== undefined && weighed.shortCents <= 0) this.#add(spec)
    else this.#completeOwn(spec, weighed)
  }
}

/** The smallest whole number up to `most` that passes, where every larger one does; undefined when none does. */
function smallest(most: number, passes: (count: number) => boolean): number | undefined {
  if (most < 0 || !passes(most)) return undefined
  let failing = -1
  let passing = most
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2)
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return passing
}
