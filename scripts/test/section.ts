/** One part of the test run and how it went. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Takes a line of what a section has to say. */
export type Say = (line: string) => void

export interface Section {
  readonly name: string
  /** Stands before each line of its own, where several sections run at once. */
  readonly short: string
  /** What it may take on a machine with two cores that does nothing else. More is said, and is no failure. */
  readonly budgetSeconds: number
  /** Says its own failures in full as it goes. */
  readonly run: (say: Say) => Promise<Counts>
}

/** Sections that follow one another; lanes run beside each other. */
export type Lane = readonly Section[]

export interface Outcome {
  readonly name: string
  readonly budgetSeconds: number
  readonly seconds: number
  /** Nothing for what has no tests of its own, as the set-up. */
  readonly counts?: Counts
}

/** A part that should have run something and did not has failed, whatever it said itself. */
export const failedOnce: Counts = { passed: 0, failed: 1, skipped: 0 }

const countWords = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export const budgetWords = (seconds: number, budgetSeconds: number): string =>
  `${Math.round(seconds)} s of ${budgetSeconds} s, ${Math.round(seconds) > budgetSeconds ? 'over its budget' : 'within its budget'}`

/** The sum of all sections beside their budgets, the closing line last and alone. */
export function sumUp(outcomes: readonly Outcome[], whole: Omit<Outcome, 'counts'>, say: Say = console.log): Counts {
  const rows = [...outcomes, whole as Outcome].map(({ name, counts, seconds, budgetSeconds }) => [
    name,
    counts ? countWords(counts) : '',
    budgetWords(seconds, budgetSeconds),
  ])
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]!.length))
  say('')
  for (const [name, counts, budget] of rows) say(`  ${name!.padEnd(widthOf(0))}  ${counts!.padEnd(widthOf(1))}  ${budget}`)
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  say('')
  say(`${total.passed} passed, ${total.failed} failed`)
  return total
}
