/** One part of the test run and how it went. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Section {
  readonly name: string
  /** Says its own failures in full as it goes. */
  readonly run: () => Promise<Counts>
}

/** A part that should have run something and did not has failed, whatever it said itself. */
export const failedOnce: Counts = { passed: 0, failed: 1, skipped: 0 }

const countWords = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The sum of all sections, the closing line last and alone. */
export function sumUp(outcomes: readonly { readonly name: string; readonly counts: Counts; readonly seconds: number }[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0)
  const width = Math.max(...outcomes.map(({ name }) => name.length), 0)
  console.log('')
  for (const { name, counts, seconds } of outcomes) console.log(`  ${name.padEnd(width)}  ${countWords(counts)}  (${seconds.toFixed(0)} s)`)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  console.log('')
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total
}
