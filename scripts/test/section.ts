/** One part of the test run and how it went. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failed tests by file and title; not given by a section that does not know them. */
  readonly failures?: readonly string[]
}

/** Takes a line of what a section has to say. */
export type Log = (line: string) => void

export interface Section {
  readonly name: string
  /** Stands before each line of its own, where several sections run at once. */
  readonly short: string
  /** Reads the sources alone: it does not wait for the build. */
  readonly unbuilt?: true
  /** What it may take on a machine with two cores that does nothing else. More is said, and is no failure. */
  readonly budgetSeconds: number
  /** Says its own failures in full as it goes. */
  readonly run: (log: Log) => Promise<Counts>
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

export const formatBudget = (seconds: number, budgetSeconds: number): string =>
  `${Math.round(seconds)} s of ${budgetSeconds} s, ${Math.round(seconds) > budgetSeconds ? 'over its budget' : 'within its budget'}`

/** The sum of all sections beside their budgets, then what failed by name, the closing line last and alone: often the end of the output is all that is kept. */
export function summarize(outcomes: readonly Outcome[], whole: Omit<Outcome, 'counts'>, log: Log = console.log): Counts {
  const rows = [...outcomes, whole as Outcome].map(({ name, counts, seconds, budgetSeconds }) => [
    name,
    counts ? countWords(counts) : '',
    formatBudget(seconds, budgetSeconds),
  ])
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]!.length))
  log('')
  for (const [name, counts, budget] of rows) log(`  ${name!.padEnd(widthOf(0))}  ${counts!.padEnd(widthOf(1))}  ${budget}`)
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  const failures = outcomes.flatMap(({ counts, name }) => (counts?.failures ?? []).map((failure) => `${name}: ${failure}`))
  if (failures.length > 0) log('')
  for (const failure of failures) log(`  ${failure}`)
  log('')
  log(`${total.passed} passed, ${total.failed} failed`)
  return total
}
