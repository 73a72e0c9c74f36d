import { describe, expect, it } from 'vitest'
import { coBorrowerProgress } from './co-borrower-steps.ts'

const page = (name: string) => `/account/heloc/heloc-signer/${name}`
const AHEAD = { state: 'AHEAD' }
const STANDS = { state: 'OPEN', standsAt: 'signer-identity-documents', inPerson: false, notary: null }
const shown = (...given: Parameters<typeof coBorrowerProgress>) =>
  coBorrowerProgress(...given).map(({ label, state }) => `${label}: ${state}`)

describe('the progress of an additional signer', () => {
  it('has the two steps of the specification: identity, then the eNotary', () => {
    const verifying = ['Identity verification: current', 'Talk to eNotary: upcoming']
    for (const name of ['intro', 'identity', 'conditions/identity']) expect(shown(page(name), STANDS)).toEqual(verifying)
    expect(shown(page('sign'), { ...STANDS, standsAt: null, notary: AHEAD })).toEqual([
      'Identity verification: done',
      'Talk to eNotary: current',
    ])
  })

  it('names the documents by their own name while they are read and signed: no notary is talked to there', () => {
    const signing = ['Identity verification: done', 'Sign documents: current', 'Talk to eNotary: upcoming']
    for (const standsAt of ['signer-signing', 'signer-signing-help', 'signer-paper-signing'])
      expect(shown(page('sign'), { ...STANDS, standsAt })).toEqual(signing)
    expect(shown(page('sign'))).toEqual(signing)
  })

  it('calls a notary who comes in person none online', () => {
    const inPerson = { ...STANDS, inPerson: true }
    expect(shown(page('identity'), inPerson)).toEqual(['Identity verification: current', 'Meet the notary: upcoming'])
    expect(shown(page('sign'), { ...inPerson, standsAt: null, notary: AHEAD })).toEqual([
      'Identity verification: done',
      'Meet the notary: current',
    ])
  })

  it('is where they stand, whichever of their pages is open', () => {
    expect(shown(page('documents'), STANDS)[0]).toBe('Identity verification: current')
  })

  it('is complete once they have signed everything', () => {
    const done = { ...STANDS, state: 'DONE', standsAt: null, notary: { state: 'SIGNED' } }
    expect(shown(page('documents'), done)).toEqual(['Identity verification: done', 'Talk to eNotary: done'])
  })
})
