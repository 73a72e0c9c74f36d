import { describe, expect, it } from 'vitest'
import { arrivalWords } from './arrival-words.ts'

describe('How an applicant came', () => {
  it('is said line by line: who sent them, by what campaign, and what they were shown', () => {
    const origin = {
      employmentType: 'FULL_TIME',
      isCrypto: true,
      referrerId: 'x',
      wholesaleBrokerNmls: '0123456',
      offerCode: 'MAIL2026',
      utmParameters: { utm_source: 'cloc', utm_campaign: 'spring', utm_id: '7', utm_term: '' },
      affiliateAppIndicator: 'Nest Finder',
      affiliateAbVersion: 'v2',
      affiliateLiveOffers: true,
      abVersionsRequest: [{ name: 'hero', version: 'b' }],
      marketingTools: { totalExpertOwnerId: '11', totalExpertContactId: '22' },
      optimizelyProfileRequest: { optimizelyProfileUuid: 'a-tracker' },
    }
    const officer = { name: 'Tess Moreno', broker: 'Moreno Home Loans', nmls: '000177' }
    expect(arrivalWords({ origin, officer, partner: { name: 'Alder Home Loans', reference: 'A-1' } })).toEqual([
      { label: 'Kind', value: 'For owners of digital assets' },
      { label: 'Sent by a partner', value: 'Alder Home Loans, their number A-1' },
      { label: 'Loan officer', value: 'Tess Moreno, Moreno Home Loans, NMLS 0123456' },
      { label: 'Offer code', value: 'MAIL2026' },
      { label: 'Affiliate', value: 'Nest Finder, version v2, shown live offers' },
      { label: 'Campaign', value: 'Source: cloc, Campaign: spring, utm_id: 7' },
      { label: 'Versions of pages they saw', value: 'hero: b' },
      { label: 'Total Expert', value: 'owner 11, contact 22' },
      { label: 'Tracker', value: 'a-tracker' },
    ])
  })

  it('is nothing for whoever came directly', () => {
    expect(arrivalWords({ origin: { employmentType: 'FULL_TIME', isCrypto: false, isInquiry: false } })).toEqual([])
  })
})
