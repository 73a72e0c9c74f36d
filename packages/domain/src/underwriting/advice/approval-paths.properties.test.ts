import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, compareLocalDates } from '../../values/local-date.ts'
import { evaluate } from '../limits/evaluate.ts'
import { CHANGES, type LimitName } from '../limits/limit-result.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { accountsOf, applyChanges, type ProposedChange } from './apply-change.ts'
import { type Grid, gridOf } from './approval-path-grid.fixture.ts'
import { findApprovalPaths, passes } from './approval-paths.ts'
import { refusedApplicant } from './refused-applicant.fixture.ts'

const RUNS = propertyRuns()
/** The whole grid takes minutes: `npm test` looks through its corners, and at a few points below one path of each applicant. */
const WHOLE = RUNS > 2_000
const POINTS = 4
const COUNTED: readonly ProposedChange['kind'][] = ['MORE_INCOME', 'CO_OWNERS_INCOME', 'ASSETS', 'PAY_DOWN_LIENS']

const passesWith = (input: UnderwritingInput, changes: readonly ProposedChange[]) => passes(evaluate(applyChanges(input, changes)))

/** No change of the grid touches these. */
const FIXED: readonly LimitName[] = ['STATE', 'PROPERTY_KIND', 'PROPERTY_CONDITION']
/** What only one kind of change cures. */
const ONLY: Partial<Record<LimitName, ProposedChange['kind']>> = {
  LISTED: 'END_LISTING',
  TRANSFER: 'WAIT_UNTIL',
  BANKRUPTCY: 'WAIT_UNTIL',
  FORECLOSURE: 'WAIT_UNTIL',
  SCORE: 'HIGHER_SCORE',
}

/** All plans of at most three kinds, with one level each, that have what nothing else cures. Plain loops. */
function* plansOf(grid: Grid, needed: ReadonlySet<string>): Generator<ProposedChange[]> {
  const kinds = grid.filter((levels) => levels.length > 0)
  const none = [undefined]
  for (let a = 0; a < kinds.length; a++) {
    for (let b = a; b < kinds.length; b++) {
      for (let c = b; c < kinds.length; c++) {
        if (b === c && a !== b) continue
        const chosen = new Set([a, b, c].map((each) => kinds[each]![0]!.kind))
        if ([...needed].some((kind) => !chosen.has(kind as ProposedChange['kind']))) continue
        for (const one of kinds[a]!) {
          for (const two of b === a ? none : kinds[b]!) {
            for (const three of c === b ? none : kinds[c]!) yield [one, two, three].filter((change) => change !== undefined)
          }
        }
      }
    }
  }
}

/** Of each kind what asks most, which passes if anything does, and of what the line pays off every set: more of it is not better. */
const cornersOf = (grid: Grid): Grid => grid.map((levels) => (levels[0]?.kind === 'PAY_OFF_ACCOUNT' ? levels : levels.slice(-1)))

/** Whether a level asks no more than a change of a path. */
function isBelow(level: ProposedChange, change: ProposedChange): boolean {
  if (level.kind !== change.kind) return false
  switch (change.kind) {
    case 'HIGHER_SCORE':
      return level.score! <= change.score!
    case 'WAIT_UNTIL':
      return compareLocalDates(level.on!, change.on!) <= 0
    case 'LOWER_AMOUNT':
      return level.amountCents! >= change.amountCents!
    case 'PAY_OFF_ACCOUNT':
    case 'PAY_OFF_YOURSELF':
      return accountsOf(level).every((id) => accountsOf(change).includes(id))
    case 'FIRST_LIEN':
    case 'END_LISTING':
      return true
    case 'PAY_DOWN_LIENS':
      return level.accountId === change.accountId && level.amountCents! <= change.amountCents!
    default:
      return (level.amountCents ?? 0) <= (change.amountCents ?? 0)
  }
}

const same = (one: ProposedChange, other: ProposedChange) => isBelow(one, other) && isBelow(other, one)

/** Every change left out, and every one a dollar, a point, a day or an account less. */
function* stepsBack(changes: readonly ProposedChange[]): Generator<ProposedChange[]> {
  for (const [index, change] of changes.entries()) {
    yield changes.toSpliced(index, 1)
    const accounts = accountsOf(change)
    const less =
      change.kind === 'HIGHER_SCORE'
        ? { score: change.score! - 1 }
        : change.kind === 'WAIT_UNTIL'
          ? { on: addDays(change.on!, -1) }
          : change.kind === 'PAY_OFF_ACCOUNT' || change.kind === 'PAY_OFF_YOURSELF'
            ? accounts.length > 1 && { accountIds: accounts.slice(1), accountId: undefined }
            : COUNTED.includes(change.kind) && { amountCents: change.amountCents! - 100 }
    if (less) yield changes.with(index, { ...change, ...less } as ProposedChange)
  }
}

/** Of every change of a path: that it is left out, each lower level, a dollar less, and itself. */
function boxBelow(grid: Grid, changes: readonly ProposedChange[]): (ProposedChange | undefined)[][] {
  return changes.map((change) => {
    const lower = grid.flat().filter((level) => isBelow(level, change) && !same(level, change))
    const less = COUNTED.includes(change.kind) && change.amountCents! > 100 ? [{ ...change, amountCents: change.amountCents! - 100 }] : []
    return [undefined, ...lower, ...less, change]
  })
}

function* pointsOf(box: readonly (ProposedChange | undefined)[][]): Generator<ProposedChange[]> {
  const size = box.reduce((product, levels) => product * levels.length, 1)
  // The last is the path itself.
  const each = WHOLE ? 1 : Math.max(1, Math.floor((size - 1) / POINTS))
  for (let point = 0; point < size - 1; point += each) {
    let rest = WHOLE ? point : size - 2 - point
    const changes: ProposedChange[] = []
    for (const levels of box) {
      const level = levels[rest % levels.length]
      rest = Math.floor(rest / levels.length)
      if (level) changes.push(level)
    }
    yield changes
  }
}

it(
  'a path to approval is found exactly where a grid of changes has one, and nothing smaller in the grid passes',
  () => {
    const kinds = new Set<string>()
    const seen = { found: 0, none: 0, long: 0, tried: 0 }
    fc.assert(
      fc.property(refusedApplicant(WHOLE ? 3 : 2), fc.nat(), (input, any) => {
        const paths = findApprovalPaths({ input, today: input.on, mayTakeNow: true })
        const { failed } = evaluate(input)
        if (paths.length === 0) {
          seen.none += 1
          if (failed.some((limit) => FIXED.includes(limit))) return
          const grid = gridOf(input)
          const needed = new Set(failed.flatMap((limit) => ONLY[limit] ?? []))
          for (const plan of plansOf(WHOLE ? grid : cornersOf(grid), needed)) {
            seen.tried += 1
            if (passesWith(input, plan)) expect.fail(`Not found: ${JSON.stringify(plan)} of ${failed.join()}`)
          }
          return
        }
        seen.found += 1
        if (paths.length > 5 || new Set(paths.map((path) => path.id)).size < paths.length) expect.fail('Too many, or two of one name')
        const grid = gridOf(input)
        for (const { changes, maximumLineCents } of WHOLE ? paths : [paths[any % paths.length]!]) {
          if (changes.length === 3) seen.long += 1
          for (const { kind } of changes) kinds.add(kind)
          if (!passesWith(input, changes) || maximumLineCents <= 0) expect.fail(`Does not pass: ${JSON.stringify(changes)}`)
          for (const smaller of [...stepsBack(changes), ...pointsOf(boxBelow(grid, changes))]) {
            seen.tried += 1
            if (passesWith(input, smaller)) expect.fail(`${JSON.stringify(smaller)} is smaller than ${JSON.stringify(changes)}`)
          }
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    // A test that meets only one side of it proves nothing.
    expect(seen.none).toBeGreaterThan(RUNS / 100)
    expect(seen.long).toBeGreaterThan(RUNS / 100)
    expect(seen.found).toBeGreaterThan(RUNS / 2)
    for (const kind of CHANGES) expect(kinds).toContain(kind)
  },
  RUNS * 250,
)
