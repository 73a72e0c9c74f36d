import { describe, expect, it } from 'vitest'
import { neededOf, trustOrFlood } from './trust-or-flood.ts'

describe('the question about insurance before closing', () => {
  it('names the flood zone, the trust, or both, where their documents are asked for', () => {
    const flood = 'Your home is in flood zone AE, so it needs flood insurance before closing.'
    const trust = 'Tell us the name of the trust as it appears on the deed.'
    expect(trustOrFlood('Confirm both', { floodZone: 'AE', heldInTrust: false })).toEqual({ heading: 'Your flood insurance', why: flood })
    expect(trustOrFlood('Confirm both', { heldInTrust: true })).toEqual({ heading: 'The trust that owns your home', why: trust })
    expect(trustOrFlood('Confirm both', { floodZone: 'AE', heldInTrust: true })).toEqual({
      heading: 'Confirm both',
      why: `${flood} ${trust}`,
    })
  })

  it('shows the fields of what concerns this home alone', () => {
    expect(neededOf({ floodZone: 'AE', heldInTrust: false })).toEqual(['insurer', 'policyNumber'])
    expect(neededOf({ heldInTrust: true })).toEqual(['trustName'])
    expect(neededOf({ floodZone: 'AE', heldInTrust: true })).toEqual(['insurer', 'policyNumber', 'trustName'])
  })
})
