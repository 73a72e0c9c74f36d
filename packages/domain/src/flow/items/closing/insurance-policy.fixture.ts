/** A policy that is sound in November 2026: for tests. */
export const examplePolicy = {
  insurer: 'Harbor Mutual',
  policyNumber: 'HM-20417',
  coverageCents: 60_000_000,
  deductibleCents: 250_000,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  documents: ['3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'],
}
