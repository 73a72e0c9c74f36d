/** The rules alone, in this process: one decision with all its offers, and the search for what would pass a refusal. Nothing is stored or sent. */
import { defaultOrganizationTerms, findApprovalPaths, type UnderwritingInput, underwrite } from '@hearthline/domain'
import { sampledApplicants } from '../../../apps/server/src/work/decision/sampled-applicants.fixture.ts'
import { median, percentile } from '../percentile.ts'
import type { Figure, Row } from '../row.ts'

const BOUND_MS = { decisionMedian: 1, decisionP95: 5, ways: 50 } as const
/** The tables in force from this day on are the ones that are measured. */
const ON = '2026-12-01'

export const decision: Row = {
  name: 'decision',
  async measure(bench) {
    const applicants = sampledApplicants(bench.quick ? 200 : 2000).map(
      (input): UnderwritingInput => ({ ...input, on: ON, now: `${ON}T15:00:00Z`, organization: defaultOrganizationTerms }),
    )
    // Compiled and its memories filled, as in a server that runs.
    for (const input of applicants.slice(0, 200)) underwrite(input)
    const decided = applicants.map((input) => timed(() => underwrite(input)))
    const refused = applicants.filter((_, index) => decided[index]!.result.offers.length === 0).map(worsened)
    const poor = [...refused, ...applicants.slice(0, applicants.length / 4).map(worsened)]
    const search = (input: UnderwritingInput) => findApprovalPaths({ input, today: ON, mayTakeNow: true })
    for (const input of poor.slice(0, 20)) search(input)
    const ways = poor.map((input) => timed(() => search(input)).ms)
    return [...decisions(decided.map(({ ms }) => ms)), searched(ways)]
  },
}

/** Half the income and a low score: most of these are refused by several limits, where the search has the most to try. */
const worsened = (input: UnderwritingInput, index: number): UnderwritingInput => ({
  ...input,
  credit: { ...input.credit, scores: [600 + (index % 5) * 20] },
  income: { ...input.income, primaryCents: Math.round(input.income.primaryCents / 2) },
})

function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const from = performance.now()
  const result = run()
  return { ms: performance.now() - from, result }
}

const figure = (what: string, value: number, of: string, bound: number, words: string): Figure => ({
  what,
  product: { value, unit: 'ms', of },
  baseline: { value: bound, unit: 'ms', of: 'the bound' },
  ratio: value / bound,
  bound: words,
  holds: value <= bound,
})

function decisions(samples: readonly number[]): Figure[] {
  const { decisionMedian, decisionP95 } = BOUND_MS
  return [
    figure(
      'One decision with its offers, median',
      median(samples),
      `p50 of ${samples.length}`,
      decisionMedian,
      `p50 ≤ ${decisionMedian} ms`,
    ),
    figure(
      'One decision with its offers, slow',
      percentile(samples, 0.95),
      `p95 of ${samples.length}`,
      decisionP95,
      `p95 ≤ ${decisionP95} ms`,
    ),
  ]
}

const searched = (samples: readonly number[]): Figure =>
  figure(
    'The search for what would pass',
    percentile(samples, 0.95),
    `p95 of ${samples.length}; p50 ${median(samples).toFixed(1)}`,
    BOUND_MS.ways,
    `p95 ≤ ${BOUND_MS.ways} ms`,
  )
