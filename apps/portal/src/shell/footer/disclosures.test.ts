import { licensedIn } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { disclosures, footerLinks } from './disclosures.ts'

const organization = (products: object, pricing: object = {}) => ({
  pricing,
  orgMetaData: { companyInfo: { legalName: 'Hearthline Lending, Inc.' }, products },
})
const text = (products: object = { HELOC: {} }, pricing?: object) =>
  disclosures(organization(products, pricing) as unknown as Parameters<typeof disclosures>[0]).join('\n')

describe('the footer discloses', () => {
  it('amounts, APR, fee, valuation, notary, recording fees and taxes', () => {
    for (const words of [
      '$15,000 to $400,000',
      '7.60% to 17.20%',
      'up to 4.99% of the initial draw',
      'valuation of $180 when no automated valuation is available',
      'manual notarization of $300',
      'recording fees of $0 to $315',
      'recording taxes of $0 to $1,400 per $100,000 borrowed',
    ])
      expect(text()).toContain(words)
  })
  it('no range of rates that a mailed firm offer would contradict', () => {
    expect(text()).toContain('If we mailed you a firm offer, the rate and fee in your letter can be lower than these.')
  })
  it('nothing of an offer beside the page of a lender that takes no applications', () => {
    const lender = organization({ HELOC: {} }) as unknown as Parameters<typeof disclosures>[0]
    expect(disclosures(lender, true).join()).not.toMatch(/offer|Approval|APR/)
  })
  it('the highest fee that the organization itself asks', () => {
    expect(text({ HELOC: {} }, { originationFeesBps: [0, 150, 299] })).toContain('up to 2.99% of the initial draw')
  })
  it('nothing that a lender offers once it takes no more applications', () => {
    const withdrawn = {
      pricing: {},
      orgMetaData: { companyInfo: { legalName: 'Tulipmoor Bank', withdrawn: true }, products: { HELOC: {} } },
    }
    const words = disclosures(withdrawn as unknown as Parameters<typeof disclosures>[0]).join('\n')
    expect(words).toContain('Tulipmoor Bank takes no new applications here. Applications that were started before continue.')
    expect(words).not.toMatch(/offers the|APR ranges|five minutes|Checking your rate/)
  })
  it('which check affects the credit score, and how long it takes', () => {
    for (const words of ['soft credit pull', 'hard pull', 'five minutes', 'five business days with a remote online notary'])
      expect(text()).toContain(words)
  })
  it('how later draws are priced, who bought too recently, and how data are stored', () => {
    for (const words of [
      'Each offer says whether the rate of your initial draw is fixed or changes',
      'index based on the prime rate plus a fixed margin',
      'within the last 90 days, you are not eligible for the home equity line of credit',
      'Your data is protected with 256-bit encryption and the company never sees or stores your credentials.',
    ])
      expect(text()).toContain(words)
  })
  it('the rules of the states that it serves, and of no other', () => {
    expect(text()).toContain('apply in AR, CO, HI, IL,')
    expect(text({ HELOC: { servedStates: ['CA', 'CO', 'TX', 'WY'] } })).toContain('apply in CO, WY.')
    expect(text({ HELOC: { servedStates: ['CA'] } })).not.toContain('State rules')
  })
  it('recording fees and taxes of the states that it serves, and no tax where none of them has one', () => {
    expect(text({ HELOC: { servedStates: ['AZ', 'NM'] } })).toContain('cannot be used; and recording fees of $30 to $90.')
    expect(text({ HELOC: { servedStates: ['AZ', 'NM'] } })).not.toContain('recording taxes')
    expect(text({ HELOC: { servedStates: ['AZ'] } })).toContain('recording fees of $30.')
    expect(text({ HELOC: { servedStates: ['FL', 'WA'] } })).toContain(
      'recording fees of $104 to $315; and recording taxes of $0 to $550 per $100,000 borrowed',
    )
  })
  it("the organization's own amounts in place of the standard ones, and the products it offers", () => {
    const own = text({ HELOC: { lineMinimum: 25_000, lineMaximum: 350_000, valuationFee: 0, manualNotaryFee: 250 }, DSCR: {} })
    expect(own).toContain('$25,000 to $350,000')
    expect(own).toContain('manual notarization of $250')
    expect(own).toContain('home equity line of credit and the debt service coverage ratio loan')
  })
})

it('licensed states are counted, the District apart', () => {
  expect([licensedIn(['CA', 'DC', 'TX']), licensedIn(['CA'])]).toEqual(['Licensed in 2 states and DC.', 'Licensed in 1 state.'])
})

describe('the links of the footer', () => {
  const company = { termsLabel: 'Terms of Use', footerLinks: [] as { label: string; url: string }[] }
  it('are terms under their own label, privacy at /privacy, communications and licenses', () => {
    expect(footerLinks(company)).toEqual([
      { label: 'Terms of Use', url: '/terms' },
      { label: 'Privacy Policy', url: '/privacy' },
      { label: 'Electronic communications', url: '/communications' },
      { label: 'Licenses', url: '/licenses' },
      { label: 'Contact', url: '/contact' },
    ])
  })
  it('take in what the organization adds, and its own privacy policy in place of ours', () => {
    const added = [
      { label: 'Membership', url: 'https://bank.example/membership' },
      { label: 'privacy policy', url: 'https://bank.example/privacy' },
    ]
    const links = footerLinks({ ...company, footerLinks: added })
    expect(links.map(({ label }) => label)).toEqual([
      'Terms of Use',
      'Privacy Policy',
      'Electronic communications',
      'Licenses',
      'Membership',
      'Contact',
    ])
    expect(links[1]?.url).toBe('https://bank.example/privacy')
  })
})
