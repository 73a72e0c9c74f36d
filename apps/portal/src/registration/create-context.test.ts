import { describe, expect, it } from 'vitest'
import { createContext } from './create-context.ts'

const bare = { visit: { utm: {} }, entry: {}, trackerUuid: undefined }

describe('what the create call carries beside the answers', () => {
  it('is undefined for a visitor without a referral', () => expect(createContext(bare)).toEqual({}))

  it('is each of the eleven fields when it is known', () => {
    const visit = {
      utm: { utm_source: 'mail' },
      abVersions: { hero: 'b' },
      affiliateLiveOffers: false,
      totalExpertOwnerId: 'owner',
      totalExpertContactId: 'contact',
      referrer: 'lo-1',
      rid: 'ref-1',
    }
    const entry = {
      offer: { code: 'MAIL2026', status: 'good' as const, respondByDate: '2027-01-01' },
      affiliate: { name: 'nest', abVersion: 'v2' },
    }
    expect(createContext({ visit, entry, trackerUuid: 't' })).toEqual({
      utmParameters: { utm_source: 'mail' },
      abVersionsRequest: [{ name: 'hero', version: 'b' }],
      affiliateAbVersion: 'v2',
      affiliateAppIndicator: 'nest',
      affiliateLiveOffers: false,
      marketingTools: { totalExpertOwnerId: 'owner', totalExpertContactId: 'contact' },
      publish: true,
      offerCode: 'MAIL2026',
      optimizelyProfileRequest: { optimizelyProfileUuid: 't' },
      referrerId: 'lo-1',
      referralId: 'ref-1',
    })
  })

  it('names the partner’s link unless it is over: one that could not be looked up as well', () => {
    const withLink = (partner?: { name: string | undefined }) =>
      createContext({ ...bare, visit: { utm: {}, prequalification: 'abc' }, entry: partner ? { partner } : {} }).prequalification
    expect([withLink({ name: 'Alder' }), withLink({ name: undefined }), withLink()]).toEqual(['abc', undefined, 'abc'])
  })

  it('leaves out a code that has ended or that no one knows, and keeps one that could not be looked up', () => {
    const withCode = (status: 'ended' | 'unknown' | 'unchecked') =>
      createContext({ ...bare, entry: { offer: { code: 'MAIL2026', status } } }).offerCode
    expect([withCode('ended'), withCode('unknown'), withCode('unchecked')]).toEqual([undefined, undefined, 'MAIL2026'])
  })
})
