/** The liens as they are in the form: those found, with what the borrower says of them, and those they add. Pure. */
import { type ConfirmedLien, type FoundLien, formatCents } from '@hearthline/domain'
import type { FieldProblem } from '../../../forms/use-form.ts'

export type { FoundLien }
export type LienKind = FoundLien['kind']

export interface LienRow {
  readonly id: string
  readonly kind: LienKind
  readonly holder: string
  /** Whole dollars; null while empty. */
  readonly dollars: number | null
  readonly payOff: boolean
}

export type LienAnswer = ConfirmedLien

const MOST_CENTS = 10_000_000_000

export const KIND_WORDS: Readonly<Record<LienKind, string>> = {
  MORTGAGE: 'Mortgage',
  HELOC: 'Home equity loan or line',
  TAX: 'Tax lien',
  JUDGMENT: 'Court judgment',
}

/** Rounded up: what is owed is never shown as less. */
const dollarsOf = (cents: number): number => Math.ceil(cents / 100)

/** What was found, with an earlier answer over it; then what was added then. */
export function lienRows(found: readonly FoundLien[], said: readonly LienAnswer[] = []): readonly LienRow[] {
  const rows = found.map(({ id, kind, holder, balanceCents, payOff }) => {
    const own = said.find((lien) => lien.id === id)
    return { id, kind, holder, dollars: dollarsOf(own?.balanceCents ?? balanceCents), payOff: own?.payOff ?? payOff }
  })
  const added = said.filter((lien) => !found.some(({ id }) => id === lien.id))
  return [
    ...rows,
    ...added.map(({ id, kind, holder, balanceCents, payOff }) => ({ id, kind, holder, dollars: dollarsOf(balanceCents), payOff })),
  ]
}

/** A new row; its id differs from every other. */
export function emptyRow(rows: readonly LienRow[]): LienRow {
  let count = rows.length + 1
  while (rows.some(({ id }) => id === `added-${count}`)) count += 1
  return { id: `added-${count}`, kind: 'MORTGAGE', holder: '', dollars: null, payOff: false }
}

/** The least that may stand: what the bureau reports, or a claim on record, is not lowered by saying so. A recorded loan shows its first amount, and may be paid down. */
export const leastCents = (found: FoundLien | undefined): number =>
  found === undefined || found.source === 'RECORD' ? 0 : found.balanceCents

export const centsOf = (row: LienRow, found: FoundLien | undefined): number => {
  const cents = (row.dollars ?? 0) * 100
  // Untouched, it is what was found to the cent.
  return found !== undefined && row.dollars === dollarsOf(found.balanceCents) ? found.balanceCents : cents
}

export function lienProblems(rows: readonly LienRow[], found: readonly FoundLien[]): readonly FieldProblem[] {
  return rows.flatMap((row, index) => {
    const one = found.find(({ id }) => id === row.id)
    const at = (part: string, message: string) => ({ field: `liens.${index}.${part}`, message })
    const wrong = balanceProblem(row, one)
    return [
      ...(row.holder.trim().length < 2 ? [at('holder', 'Enter the name of the lender or claim holder')] : []),
      ...(wrong ? [at('balanceCents', wrong)] : []),
    ]
  })
}

function balanceProblem(row: LienRow, found: FoundLien | undefined): string | undefined {
  if (row.dollars === null) return 'Enter what you owe on it'
  if (found === undefined && row.dollars === 0) return 'Enter what you owe on it, or remove it'
  const cents = centsOf(row, found)
  if (cents > MOST_CENTS) return `Enter at most ${formatCents(MOST_CENTS, 0)}`
  const least = leastCents(found)
  return cents < least ? `Enter at least ${formatCents(least, 0)}, the amount that is reported` : undefined
}

/** In the order of the form: an added one stands behind those found. */
export const lienAnswers = (rows: readonly LienRow[], found: readonly FoundLien[]): LienAnswer[] =>
  rows.map((row, index) => {
    const one = found.find(({ id }) => id === row.id)
    const { id, kind, payOff } = row
    return { id, kind, holder: row.holder.trim(), balanceCents: centsOf(row, one), position: one?.position ?? index + 1, payOff }
  })

export interface LienTotals {
  readonly owedCents: number
  readonly payOffCents: number
}

export const lienTotals = (rows: readonly LienRow[], found: readonly FoundLien[]): LienTotals => {
  const owed = (some: readonly LienRow[]) =>
    some.reduce(
      (sum, row) =>
        sum +
        centsOf(
          row,
          found.find(({ id }) => id === row.id),
        ),
      0,
    )
  return { owedCents: owed(rows), payOffCents: owed(rows.filter(({ payOff }) => payOff)) }
}

/** 1 is "First", and so on as far as anyone has liens. */
export const ordinal = (position: number): string => ['First', 'Second', 'Third', 'Fourth', 'Fifth'][position - 1] ?? `${position}th`
