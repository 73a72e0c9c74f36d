/**
 * Changes in a bounded grid, for a proof that knows nothing of the search: each kind has levels of its own, read off the tables and the file, and
 * plans are all their combinations. What a change means is applyChange's, and whether it passes is evaluate's.
 */
import { addDays, addYears, compareLocalDates } from '../../values/local-date.ts'
import { openClaims } from '../situation/counted-debts.ts'
import { createSituation } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import type { ProposedChange } from './apply-change.ts'

/** By kind, the least asked first. */
export type Grid = readonly (readonly ProposedChange[])[]

function setsOf<T>(all: readonly T[]): T[][] {
  const [first, ...others] = all
  if (first === undefined) return []
  const without = setsOf(others)
  return [[first], ...without, ...without.map((set) => [first, ...set])]
}

/** Every score from which a row of any table begins. */
export function scoreLevels(input: UnderwritingInput): number[] {
  const { guideline, pricing, minimumScore, score } = createSituation(input)
  const rows = [...guideline.occupancies[input.occupancy].cltvCaps.map(({ from }) => from), ...pricing.grid.scoresFrom]
  const all = [...new Set([...rows, minimumScore, guideline.dti.lowerBelowScore])].sort((a, b) => a - b)
  return score === undefined ? [] : all.filter((each) => each > score)
}

/** Every kind of change with its levels. */
export function gridOf(input: UnderwritingInput): Grid {
  const { guideline, usualMinimumLineCents } = createSituation(input)
  const [first, ...others] = [...input.liens].sort((a, b) => a.position - b.position)
  const onHome = new Set(input.liens.map((lien) => lien.id))
  const accounts = input.credit.tradelines.filter((line) => line.status === 'OPEN' && !onHome.has(line.id)).map((line) => line.id)
  const records = openClaims(input, guideline).flatMap((claim) => (accounts.includes(claim.id) || onHome.has(claim.id) ? [] : [claim.id]))
  const payable = [...others.map((lien) => lien.id), ...accounts, ...records]
  const record = (kind: string) => input.credit.publicRecords.filter((each) => each.kind === kind).map((each) => each.filedOn)
  const days = [
    addDays(input.property.lastTransferOn, guideline.transferDays + 1),
    ...record('BANKRUPTCY').map((on) => addYears(on, guideline.bankruptcyYears)),
    ...record('FORECLOSURE').map((on) => addYears(on, guideline.foreclosureYears)),
  ].filter((on) => compareLocalDates(on, input.on) > 0)
  const smallest = usualMinimumLineCents - guideline.exceptionBelowMinimumCents
  const lines = [usualMinimumLineCents - guideline.lineStepCents, Math.floor((usualMinimumLineCents + smallest) / 2), smallest]
  const incomes = [100, 100_000, 1_000_000, 10_000_000, 50_000_000]
  const parts = [100, 10, 2]
  return [
    input.listedForSale ? [{ kind: 'END_LISTING' as const }] : [],
    days.sort(compareLocalDates).map((on) => ({ kind: 'WAIT_UNTIL' as const, on })),
    scoreLevels(input).map((score) => ({ kind: 'HIGHER_SCORE' as const, score })),
    lines.map((amountCents) => ({ kind: 'LOWER_AMOUNT' as const, amountCents })),
    first ? [{ kind: 'FIRST_LIEN' as const, accountId: first.id }] : [],
    setsOf(payable).map((accountIds) => ({ kind: 'PAY_OFF_ACCOUNT' as const, accountIds })),
    setsOf([...(first ? [first.id] : []), ...payable]).map((accountIds) => ({ kind: 'PAY_OFF_YOURSELF' as const, accountIds })),
    input.liens.flatMap((lien) => [
      ...parts.map((part) => ({ kind: 'PAY_DOWN_LIENS' as const, accountId: lien.id, amountCents: Math.ceil(lien.balanceCents / part) })),
      { kind: 'PAY_DOWN_LIENS' as const, accountId: lien.id, amountCents: lien.balanceCents - 100 },
    ]),
    input.income.verified ? [] : incomes.map((amountCents) => ({ kind: 'CO_OWNERS_INCOME' as const, amountCents })),
  ]
}
