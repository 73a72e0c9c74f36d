import { describe, expect, it } from 'vitest'
import { headingOfTrustOrFlood } from './trust-or-flood.ts'

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
})
