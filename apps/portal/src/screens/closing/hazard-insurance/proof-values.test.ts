import { describe, expect, it } from 'vitest'
import { placeOfProof, proofOf, proofProblems, proofValues } from './proof-values.ts'

const policy = {
  insurer: 'Harbor Mutual',
  policyNumber: 'HM-20417',
  coverageCents: 60_000_000,
  deductibleCents: 0,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  documents: ['3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'],
}
const agent = { agency: 'Alder Insurance', phone: '9165550147', email: 'service@alder.example' }

describe('the form that shows an insurance', () => {
  it('makes the answer that it was filled with: a policy, or whom to ask for it', () => {
    for (const proof of [{ policy }, { policy: { ...policy, fullReplacement: true } }, { agent }]) {
      expect(proofProblems(proofValues(proof))).toEqual([])
      expect(proofOf(proofValues(proof))).toEqual(proof)
    }
  })

  it('names each thing that is missing, of the way that was chosen', () => {
    const fields = (way: 'POLICY' | 'AGENT' | '') => proofProblems(proofValues({}, way)).map(({ field }) => field)
    expect(fields('')).toEqual(['way'])
    expect(fields('POLICY')).toEqual(['policyPages', 'insurer', 'policyNumber', 'coverage', 'deductible', 'effective', 'expires'])
    expect(fields('AGENT')).toEqual(['agency', 'agentPhone'])
    expect(proofProblems({ ...proofValues({ agent }), agentEmail: 'service' })).toEqual([
      { field: 'agentEmail', message: 'Please enter a valid email address' },
    ])
  })

  it('shows what the server refuses at the field that it is about, for the home and for floods', () => {
    expect(placeOfProof('policy.coverageCents')).toBe('coverage')
    expect(placeOfProof('flood.policy.expiresOn')).toBe('expires')
    expect(placeOfProof('flood.policy.documents')).toBe('policyPages')
  })
})
