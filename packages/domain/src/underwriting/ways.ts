/** The smallest changes that would make everything pass: proposed by the limits that failed, kept only when the same rules then offer. */
import type { LocalDate } from '../values/local-date.ts'
import { figureAfter } from './advice.ts'
import { accountsOf, applyChange, applyChanges, type ChangeMade } from './apply-change.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { allProposals } from './extra-proposals.ts'
import type { LimitName } from './limit-result.ts'
import type { UnderwritingInput } from './underwriting-input.ts'
import { asksFor, byCost, canTakeNow, dayToCheck, incomeNeeded, type Way, wayId } from './way.ts'

/** The list is read by people, perhaps on the day they were refused: more would not help. */
const MOST_WAYS = 5
/** Of single accounts to be paid off by the line, the two that cost least. */
const MOST_ACCOUNTS = 2
/** Each try weighs every offer: a search that finds nothing among so many says nothing rather than keep the reader waiting. */
const MOST_TRIES = 60
const MOST_COMBINATIONS = 3
/** Three things at once is a plan; more is a wish. */
const MOST_TOGETHER = 3
/** Per limit, in a combination. */
const MOST_PROPOSALS = 4
/** What these ask for is an amount that could be a dollar less; a debt is paid off whole, and a smaller line is what the value leaves. */
const COUNTED_IN_DOLLARS: ReadonlySet<ChangeMade['kind']> = new Set(['MORE_INCOME', 'CO_OWNERS_INCOME', 'ASSETS', 'PAY_DOWN_LIENS'])
/** The largest income that can be stated (seed 000 section 5). */
const MOST_INCOME_CENTS = 999_999_900

export type WaysAsked = {
  /** as it was refused, on that day */
  readonly input: UnderwritingInput
  /** the day on which it would be decided again */
  readonly today: LocalDate
  /** false where what is on file is too old to be decided on again: then every way is for a new application */
  readonly mayTakeNow: boolean
}

type Tried = { readonly changes: readonly ChangeMade[]; readonly after: Evaluation }

/** At most five, each really tried; none when nothing failed or nothing helps. Fewest changes first, then the cheapest. */
export function waysThatPass({ input, today, mayTakeNow }: WaysAsked): Way[] {
  const { failed } = evaluate(input)
  if (failed.length === 0) return []
  const base = { ...input, on: today }
  const search = new Search(base, failed)
  const found = [...search.singles(), ...search.combinations()]
  return found
    .map((tried) => wayOf(tried, failed, base, mayTakeNow))
    .sort(byCost)
    .slice(0, MOST_WAYS)
}

/** Whether this input gets an offer. */
export const passes = ({ failed, offers }: Evaluation): boolean => failed.length === 0 && offers.length > 0

/** The same, of an input. */
export const passesRules = (input: UnderwritingInput): boolean => passes(evaluate(input))

function wayOf({ changes, after }: Tried, failed: readonly LimitName[], base: UnderwritingInput, mayTakeNow: boolean): Way {
  const takeNow = mayTakeNow && canTakeNow(changes, base.income.verified)
  const wouldBe = failed.flatMap((limit) => {
    const figure = figureAfter(limit, after)
    return figure === undefined ? [] : [{ limit, figure }]
  })
  const needsCents = incomeNeeded(changes)
  return {
    id: wayId(changes),
    changes: changes.map((change) => ({ ...change, passesAll: changes.length === 1 })),
    takeNow,
    asks: asksFor(changes, takeNow),
    ...(needsCents === undefined ? {} : { needsCents }),
    checkOn: takeNow ? null : dayToCheck(changes, base.on, base.income.verified),
    wouldBe,
    maximumLineCents: Math.max(...after.offers.map((offer) => offer.maxCents)),
  }
}

class Search {
  readonly #base: UnderwritingInput
  readonly #failed: readonly LimitName[]
  readonly #start: Evaluation
  #tries = 0

  constructor(base: UnderwritingInput, failed: readonly LimitName[]) {
    this.#base = base
    this.#failed = failed
    this.#start = evaluate(base)
  }

  /** Every proposal of every failed limit, alone. */
  singles(): Tried[] {
    const found: Tried[] = []
    const seen = new Set<string>()
    let accounts = 0
    for (const change of this.#failed.flatMap((limit) => allProposals(limit, this.#start.situation))) {
      const id = wayId([change])
      // A higher score is proposed at each step of the tables, the lowest first: the first that passes is the smallest.
      if (seen.has(id) || (change.kind === 'PAY_OFF_ACCOUNT' && accounts >= MOST_ACCOUNTS)) continue
      if (change.kind === 'PAY_OFF_YOURSELF' && found.some((one) => isPaidByLine(one, change))) continue
      const after = this.#try(applyChange(this.#base, change))
      if (after === undefined || !passes(after)) continue
      seen.add(id)
      if (change.kind === 'PAY_OFF_ACCOUNT') accounts += 1
      found.push({ changes: [change], after })
    }
    return found
  }

  /** One change for each limit that failed, found limit by limit in the situation that the changes before it leave. */
  combinations(): Tried[] {
    if (this.#failed.length < 2) return []
    const found: Tried[] = []
    const most = Math.min(this.#failed.length, MOST_TOGETHER)
    const go = (changes: readonly ChangeMade[], before: Evaluation): void => {
      const [limit] = before.failed
      if (limit === undefined || changes.length >= most) return
      for (const change of this.#cures(limit, before)) {
        if (found.length >= MOST_COMBINATIONS) return
        const after = this.#try(applyChange(before.situation.input, change))
        if (after === undefined || after.failed.includes(limit)) continue
        const together = [...changes, change]
        if (!passes(after)) go(together, after)
        else if (together.length > 1 && isAskedFor(together) && this.#needsAll(together))
          found.push(this.#least({ changes: together, after }))
      }
    }
    go([], this.#start)
    return found
  }

  #cures(limit: LimitName, { situation }: Evaluation): ChangeMade[] {
    const proposed = allProposals(limit, situation)
    // Beside another change only the lowest score that this limit itself asks for: a still higher one stands alone.
    const [score] = limit === 'SCORE' ? proposed.filter((change) => change.kind === 'HIGHER_SCORE') : []
    const others = proposed.filter((change) => change.kind !== 'HIGHER_SCORE').slice(0, MOST_PROPOSALS)
    return score === undefined ? others : [score, ...others]
  }

  /** Leaving any one of them out does not pass. */
  #needsAll(changes: readonly ChangeMade[]): boolean {
    return changes.every((left) => {
      const after = this.#try(
        applyChanges(
          this.#base,
          changes.filter((change) => change !== left),
        ),
      )
      return after !== undefined && !passes(after)
    })
  }

  /**
   * What one change asks for was found before those that follow it, which may leave less to be asked: each amount is brought down to the
   * dollar below which it no longer passes. Not counted among the tries: what passes is not lost for being looked at more closely.
   */
  #least(tried: Tried): Tried {
    return tried.changes.reduce(
      (least, change, index) => (COUNTED_IN_DOLLARS.has(change.kind) ? this.#leastOf(least, index) : least),
      tried,
    )
  }

  #leastOf(tried: Tried, index: number): Tried {
    const change = tried.changes[index]!
    const { amountCents = 0 } = change
    let found = tried
    // So many dollars less pass, so many do not: to ask for nothing does not, because the change is needed.
    let passing = 0
    let failing = Math.ceil(amountCents / 100)
    // Hardly ever is a dollar too much: that is looked at first.
    let less = 1
    while (failing - passing > 1) {
      const changes = tried.changes.with(index, { ...change, amountCents: amountCents - less * 100 })
      const after = evaluate(applyChanges(this.#base, changes))
      if (passes(after)) {
        passing = less
        found = { changes, after }
      } else failing = less
      less = Math.floor((passing + failing) / 2)
    }
    return found
  }

  #try(input: UnderwritingInput): Evaluation | undefined {
    const { primaryCents, otherCents, coOwnersCents } = input.income
    if (Math.max(primaryCents, otherCents, coOwnersCents) > MOST_INCOME_CENTS || this.#tries >= MOST_TRIES) return undefined
    this.#tries += 1
    return evaluate(input)
  }
}

/** Assets are asked for where nothing else is short: beside what only a refusal offers (a smaller line, a payoff by the line) they never are. */
const isAskedFor = (changes: readonly ChangeMade[]): boolean =>
  !changes.some((change) => change.kind === 'ASSETS') || changes.every((change) => change.kind === 'ASSETS' || !canTakeNow([change], false))

/** The same accounts, paid by the line at once, need none of the borrower's own money. */
const isPaidByLine = ({ changes }: Tried, change: ChangeMade): boolean =>
  changes.every((one) => one.kind === 'PAY_OFF_ACCOUNT' && accountsOf(one).every((id) => accountsOf(change).includes(id)))
