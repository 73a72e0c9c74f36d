/** What a row of the table is, and what it takes to measure one. */
import type { Workbench } from './workbench.ts'

export interface Quantity {
  readonly value: number
  readonly unit: 'ms' | 's' | 'kB' | 'requests/s' | 'applications/s' | 'jobs'
  /** What the value is of: 'p95 of 200', 'median of 5'. */
  readonly of?: string
}

/** One line of the table: the product's figure beside its baseline's, measured by the same command on the same machine. */
export interface Figure {
  readonly what: string
  readonly product: Quantity
  /** Undefined where the bound is an absolute number and nothing comparable exists without the product. */
  readonly baseline: Quantity | undefined
  /** Product over baseline. */
  readonly ratio: number | undefined
  /** In the words of the table of what it must hold. */
  readonly bound: string
  readonly holds: boolean
  readonly note?: string
}

export interface Row {
  /** What is typed to measure this row alone. */
  readonly name: string
  /** @throws where it cannot be measured, with a sentence that says why */
  measure(bench: Workbench): Promise<readonly Figure[]>
}
