/**
 * What a set of changes comes to, without pricing every offer: the limits' own figures for each placing of the line, once, and beside it what
 * only adds and subtracts (payments that end, claims that are settled, income). What it finds is tried by the rules themselves before it is shown.
 */
import { stateLawLimits } from '../limits/state-law.ts'
import { paymentRoom } from '../situation/dti.ts'
import { cltvLine, createSituation, type Situation, type Tables } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { applyChange, applyChanges, type ProposedChange } from './apply-change.ts'
import { higherScores } from './higher-scores.ts'
import { holds, type Payable, type PayableSet, payables, type Sums, sumsOf } from './payable.ts'
import { accountReference } from './proposals.ts'
import { requiredRoom } from './required-room.ts'

/** What carries a payment that the income does not: so much more a month, or assets in all, in cents. */
export type Carry = { readonly kind: 'CO_OWNERS_INCOME' | 'MORE_INCOME' | 'ASSETS'; readonly cents: number }

/** One choice for each kind of change. */
export type PathSpec = {
  /** paid off by the line, the first loan on the home among them */
  readonly byLine: PayableSet
  /** paid off from the borrower's own money */
  readonly own: PayableSet
  /** the place in `scores`; 0 leaves the score as it is */
  readonly score: number
  /** the place in `lines`; 0 asks for no smaller line */
  readonly line: number
  /** of the borrower's own money, toward one loan that stays or that the line pays off */
  readonly down: { readonly item: number; readonly cents: number } | undefined
  readonly carry: Carry | undefined
}

export const NOTHING_CHANGED: PathSpec = { byLine: 0, own: 0, score: 0, line: 0, down: undefined, carry: undefined }

/** What stands between a spec and an offer. `situation` has everything but the carry in it. */
export type Weighed = {
  readonly situation: Situation
  /** position and score, which no money carries */
  readonly sound: boolean
  /** the line that is needed fits home and organization */
  readonly fits: boolean
  /** of claims above what may stay open, in cents; 0 or less is enough */
  readonly claimsOverCents: number
  /** what the income leaves less than the payment takes, in cents a month; 0 or less is enough. Undefined where nothing is priced. */
  readonly shortCents: number | undefined
}

type Standard = Pick<Situation, 'score' | 'scoreForTables' | 'minimumScore' | 'cltvLimitBps' | 'dtiLimitBps'>

export class PathModel {
  readonly base: UnderwritingInput
  readonly start: Situation
  readonly items: readonly Payable[]
  /** the sets of all loans on the home, and of the first alone */
  readonly liens: PayableSet
  readonly first: PayableSet
  readonly sums: readonly Sums[]
  /** every score at which something changes; the first is the applicant's own */
  readonly scores: readonly (number | undefined)[]
  /** lines below the usual minimum, the largest first, after 0 for none */
  readonly lines: readonly number[]
  readonly #tables: Tables
  readonly #standards: readonly Standard[]
  readonly #placed = new Map<string, Situation>()
  readonly #rooms = new Map<string, number | undefined>()

  constructor(base: UnderwritingInput) {
    this.base = base
    this.start = createSituation(base)
    this.items = payables(this.start)
    const bits = (place: Payable['place']) => this.items.reduce((set, item, index) => (item.place === place ? set | (1 << index) : set), 0)
    this.first = bits('FIRST_LIEN')
    this.liens = this.first | bits('LIEN')
    this.sums = sumsOf(this.items)
    this.scores = [this.start.score, ...higherScores(this.start)]
    const { guideline, pricing, primeRows, stateLaw } = this.start
    this.#tables = { guideline, pricing, primeRows, stateLaw }
    this.#standards = this.scores.map((score, level) =>
      level === 0 ? this.start : createSituation(applyChange(base, { kind: 'HIGHER_SCORE', score: score! }), this.#tables),
    )
    this.lines = [0, ...smallerLines(this.start)]
  }

  /** What the search has cost so far: a placing takes about as long as its payment. */
  get effort(): number {
    return this.#placed.size + this.#rooms.size
  }

  weigh(spec: PathSpec): Weighed {
    const placed = this.#place(spec)
    const { score, scoreForTables, minimumScore, cltvLimitBps, dtiLimitBps } = this.#standards[spec.score]!
    const paid = this.sums[spec.own & ~this.liens]!
    const situation: Situation = {
      ...placed,
      score,
      scoreForTables,
      minimumScore,
      cltvLimitBps,
      dtiLimitBps,
      monthlyDebtsCents: placed.monthlyDebtsCents - paid.monthlyCents,
    }
    const claims = placed.claimsLeft.reduce((sum, claim) => sum + claim.amountCents, 0) - paid.claimCents
    const lawful = stateLawLimits(situation).every(({ passed, decides }) => passed || !decides)
    const sound = lawful && (score === undefined || score >= minimumScore) && placed.position <= placed.guideline.maximumPosition
    const fits = fitsIn(situation)
    const required = sound && fits ? this.#room(spec, situation) : undefined
    return {
      situation,
      sound,
      fits,
      claimsOverCents: claims - placed.guideline.collectionsOverCents,
      shortCents: required === undefined ? undefined : required - paymentRoom(carried(situation, spec.carry)),
    }
  }

  /** The same question as `Weighed.fits`, where no payment matters yet. */
  fits(spec: PathSpec): boolean {
    return fitsIn({ ...this.#place(spec), cltvLimitBps: this.#standards[spec.score]!.cltvLimitBps })
  }

  passes(spec: PathSpec): boolean {
    const { claimsOverCents, shortCents } = this.weigh(spec)
    return claimsOverCents <= 0 && shortCents !== undefined && shortCents <= 0
  }

  /** In the order in which a person does them: before applying again, and then in the application. */
  changesOf({ byLine, own, score, line, down, carry }: PathSpec, around: readonly ProposedChange[] = []): ProposedChange[] {
    const changes: ProposedChange[] = [...around]
    const [first, others] = [byLine & this.first, byLine & ~this.first]
    if (own !== 0) changes.push({ kind: 'PAY_OFF_YOURSELF', ...this.#accounts(own) })
    if (down) changes.push({ kind: 'PAY_DOWN_LIENS', accountId: this.items[down.item]!.id, amountCents: down.cents })
    if (score !== 0) changes.push({ kind: 'HIGHER_SCORE', score: this.scores[score]! })
    if (first !== 0) changes.push({ kind: 'FIRST_LIEN', ...this.#accounts(first, down) })
    if (others !== 0) changes.push({ kind: 'PAY_OFF_ACCOUNT', ...this.#accounts(others, down) })
    if (line !== 0) changes.push({ kind: 'LOWER_AMOUNT', amountCents: this.lines[line]! })
    if (carry) changes.push({ kind: carry.kind, amountCents: carry.cents })
    return changes.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  }

  /** What is paid toward one of them before is not paid again. */
  #accounts(set: PayableSet, down?: PathSpec['down']) {
    const ids = this.items.filter((_, index) => holds(set, index)).map((item) => item.id)
    const paid = down && holds(set, down.item) ? down.cents : 0
    return { ...accountReference(ids), amountCents: this.sums[set]!.balanceCents - paid }
  }

  /** The line in its place: what it pays off, the loans that stay, the smallest line. */
  #place(spec: PathSpec): Situation {
    const key = placeOf(spec, this.liens)
    const known = this.#placed.get(key)
    if (known) return known
    const found = createSituation(
      applyChanges(this.base, this.changesOf({ ...spec, own: spec.own & this.liens, score: 0, carry: undefined })),
      this.#tables,
    )
    this.#placed.set(key, found)
    return found
  }

  #room(spec: PathSpec, situation: Situation): number | undefined {
    const key = `${placeOf(spec, this.liens)}/${spec.score}`
    if (!this.#rooms.has(key)) this.#rooms.set(key, requiredRoom(situation))
    return this.#rooms.get(key)
  }
}

const fitsIn = (situation: Situation): boolean => Math.min(cltvLine(situation), situation.maximumLineCents) >= situation.neededLineCents

const ORDER: readonly ProposedChange['kind'][] = [
  'PAY_OFF_YOURSELF',
  'PAY_DOWN_LIENS',
  'END_LISTING',
  'HIGHER_SCORE',
  'WAIT_UNTIL',
  'FIRST_LIEN',
  'PAY_OFF_ACCOUNT',
  'LOWER_AMOUNT',
  'CO_OWNERS_INCOME',
  'MORE_INCOME',
  'ASSETS',
]

const placeOf = ({ byLine, own, line, down }: PathSpec, liens: PayableSet): string =>
  `${byLine}/${own & liens}/${line}/${down ? `${down.item}:${down.cents}` : ''}`

/** The situation with so much more income, or with these assets in place of those it had. */
export function carried(situation: Situation, carry: Carry | undefined): Situation {
  if (carry === undefined) return situation
  const { incomeParts, assetParts, partsPerCent } = situation
  const parts = carry.kind === 'ASSETS' ? incomeParts - assetParts + carry.cents * 12 : incomeParts + carry.cents * partsPerCent
  return { ...situation, incomeParts: parts }
}

/** Whole steps below the usual smallest line, as far as an exception goes. */
function smallerLines({ usualMinimumLineCents, guideline }: Situation): number[] {
  const { lineStepCents: step, exceptionBelowMinimumCents } = guideline
  const least = Math.max(usualMinimumLineCents - exceptionBelowMinimumCents, 1)
  const lines: number[] = []
  for (let line = Math.floor((usualMinimumLineCents - 1) / step) * step; line >= least; line -= step) lines.push(line)
  return lines
}
