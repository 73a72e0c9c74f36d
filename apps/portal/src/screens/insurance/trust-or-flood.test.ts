import { describe, expect, it } from 'vitest'
import { trustOrFlood } from './trust-or-flood.ts'

describe('the question about insurance before closing', () => {
  it('names the flood zone, the trust, or both, where their documents are asked for', () => {
    const flood = 'Your home lies in flood zone AE. Federal law asks for flood insurance before we close (42 USC 4012a).'
    const trust = 'Tell us the name of the trust as it stands on the deed.'
    expect(trustOrFlood('Confirm both', { floodZone: 'AE', heldInTrust: false })).toEqual({ heading: 'Your flood insurance', why: flood })
    expect(trustOrFlood('Confirm both', { heldInTrust: true })).toEqual({ heading: 'The trust that holds your home', why: trust })
    expect(trustOrFlood('Confirm both', { floodZone: 'AE', heldInTrust: true })).toEqual({
      heading: 'Confirm both',
      why: `${flood} ${trust}`,
    })
  })
})
