import { describe, expect, it } from 'vitest'
import { headingOfTrustOrFlood, wordsOfTrusteeChange } from './trust-or-flood.ts'

describe('the question about insurance before closing', () => {
  it('names the flood zone, the trust, or both, where their documents are asked for', () => {
    const flood = 'Your home is in flood zone AE, so federal law asks for flood insurance before closing.'
    const trust = 'We need to see who may sign for the trust.'
    expect(headingOfTrustOrFlood({ floodZone: 'AE', heldInTrust: false })).toEqual({ heading: 'Your flood insurance', why: flood })
    expect(headingOfTrustOrFlood({ heldInTrust: true })).toEqual({ heading: 'The trust that owns your home', why: trust })
    expect(headingOfTrustOrFlood({ floodZone: 'AE', heldInTrust: true })).toEqual({
      heading: 'Your trust and flood insurance',
      why: `${flood} ${trust}`,
    })
  })

  it('says why the trust is asked about again: who was taken off, for which reason, and who succeeds', () => {
    const said = (because: 'DIED' | 'NOT_TRUSTEE' | 'MISSPELLED', more: object = {}) =>
      wordsOfTrusteeChange({ name: 'Tom Banks', because, ...more })
    expect(said('DIED', { successor: 'Rosa Lee' })).toBe(
      'Two of our team recorded, by a death certificate, that Tom Banks has died. They recorded Rosa Lee as the trustee in their place.',
    )
    expect(said('NOT_TRUSTEE')).toBe('Two of our team decided, by the trust’s documents, that Tom Banks is not a trustee, or no longer.')
    expect(said('MISSPELLED', { rightName: 'Thomas Banks' })).toContain('put the name of the trustee Tom Banks right: Thomas Banks.')
  })
})
