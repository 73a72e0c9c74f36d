import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, walk } from '../../../index.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingCosts } from './closing-costs.ts'

const NOW = '2026-12-11T18:30:00.000Z'
/** No model knows the home's value, and a notary has to be met in person. */
const costsOf = (disclosures: object) => {
  const facts = factsUpTo('chosen-offer', NOW, {
    'property-address': { ...propertyAddress.example, state: 'CT' },
    'value-property': { asked: [] },
    'application-disclosures': disclosures,
  })
  const { known } = walk(FLOW as readonly Item[], facts)
  return closingCosts(known).map(({ type, amountCents }) => [type, amountCents])
}
const { given: told, ...undisclosed } = applicationDisclosures.example
const given = told!

describe('the costs beside the origination fee', () => {
  it('are those that were disclosed with the application', () => {
    const own = { ...given, valuationFee: { ...given.valuationFee, cents: 20_000 }, manualNotaryCents: 12_550 }
    expect(costsOf({ ...undisclosed, given: own })).toEqual([
      ['VALUATION_FEE', 20_000],
      ['MANUAL_NOTARY_FEE', 12_550],
      ['RECORDING_FEE', 12_000],
    ])
  })

  it('do not list what the lender pays, nor a valuation whose fee was never disclosed', () => {
    const paid = { ...given, valuationFee: { ...given.valuationFee, cents: 0 }, manualNotaryCents: 0 }
    expect(costsOf({ ...undisclosed, given: paid })).toEqual([['RECORDING_FEE', 12_000]])
    expect(costsOf(undisclosed).map(([type]) => type)).not.toContain('VALUATION_FEE')
  })
})
