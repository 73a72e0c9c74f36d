/** What a rule makes of records: an amount a year, and in words what it rests on. */
import { divideHalfEven } from '../values/divide-half-even.ts'
import { formatExactCents } from '../values/money.ts'

export interface CountedIncome {
  /** Whole cents a year before tax; below zero only for a loss of a business. */
  readonly annualCents: number
  /** Sentences that the borrower and an operator read. */
  readonly restsOn: readonly string[]
  /** Why nothing of it counts; absent where it does. */
  readonly unusable?: string
}

export const notUsable = (why: string): CountedIncome => ({ annualCents: 0, restsOn: [], unusable: why })

/** A part of an amount, half to even, of a loss as of a profit. */
export function partOf(cents: number, times: number, per: number): number {
  const part = Number(divideHalfEven(BigInt(Math.abs(cents)) * BigInt(times), BigInt(per)))
  return cents < 0 && part > 0 ? -part : part
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Whether an amount is below another by more than the tolerance. */
export const isBelow = (cents: number, other: number, toleranceBps: number): boolean =>
  BigInt(cents) * 10_000n < BigInt(other) * BigInt(10_000 - toleranceBps)

/** '$1,234' */
export const money = (cents: number): string => formatExactCents(cents)

/** As read beside an income of a year: whole dollars. */
export const yearly = (cents: number): string => `${formatExactCents(Math.round(cents / 100) * 100)} a year`
