import { describe, expect, it } from 'vitest'
import { visitAfter } from './visit.ts'

const first = (search: string, stored?: string) => visitAfter({ utm: {} }, search, stored)

describe('what the address contains about a visit', () => {
  it('a direct-mail code comes by reservationCode, else from the landing page’s store', () => {
    expect(first('?reservationCode=MAIL2026', 'OTHER').offerCode).toBe('MAIL2026')
    expect(first('', 'STORED').offerCode).toBe('STORED')
    expect(first('').offerCode).toBeUndefined()
  })
  it('a prescreened offer names its own code or marks the given one', () => {
    expect(first('?prescreen=FIRM2026')).toMatchObject({ offerCode: 'FIRM2026', isPrescreened: true })
    expect(first('?reservationCode=MAIL2026&prescreen=true')).toMatchObject({ offerCode: 'MAIL2026', isPrescreened: true })
    expect(first('?reservationCode=MAIL2026').isPrescreened).toBeUndefined()
  })
  it('a referrer is the originator, rid or referralUuid the referral', () => {
    expect(first('?referrer=lo-1&rid=ref-1')).toMatchObject({ referrer: 'lo-1', rid: 'ref-1' })
    expect(first('?referralUuid=ref-2').rid).toBe('ref-2')
  })
  it('campaign, page versions and the affiliate’s words are kept for the application', () => {
    expect(first('?utm_source=cloc&utm_medium=&ab_hero=b&affiliateAppIndicator=nest&affiliateLiveOffers=true')).toEqual({
      utm: { utm_source: 'cloc' },
      abVersions: { hero: 'b' },
      affiliateAppIndicator: 'nest',
      affiliateLiveOffers: true,
    })
  })
  it('values that a later page omits are kept, values it gives win', () => {
    const earlier = first('?org=NORTHGATE&state=CA&userData=abc&utm_source=mail')
    expect(visitAfter(earlier, '?state=TX&utm_campaign=spring')).toEqual({
      org: 'NORTHGATE',
      state: 'TX',
      userData: 'abc',
      utm: { utm_source: 'mail', utm_campaign: 'spring' },
    })
  })
})
