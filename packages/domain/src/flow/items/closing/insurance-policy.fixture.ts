/** A policy that is sound in November 2026: for tests. */
export const examplePolicy = {
  insurer: 'Harbor Mutual',
  policyNumber: 'HM-20417',
  coverageCents: 60_000_000,
  deductibleCents: 250_000,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
} as const
