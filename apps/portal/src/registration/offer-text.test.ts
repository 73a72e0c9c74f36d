import { expect, it } from 'vitest'
import { offerText } from './offer-text.ts'

const said = (status: 'good' | 'ended' | 'unknown' | 'unchecked', respondByDate?: string) => {
  const { title, body } = offerText({ code: 'MAIL2026', status, ...(respondByDate && { respondByDate }) })
  return `${title}: ${body}`
}

it('an offer code is described in words: valid until a day, expired, or unknown', () => {
  expect(said('good', '2026-11-24')).toBe('Your offer MAIL2026: It is good through Tuesday, November 24, 2026.')
  expect(said('ended')).toContain('Offer MAIL2026 has expired: You can still apply.')
  expect(said('unknown')).toContain('We couldn’t find the offer code MAIL2026')
})

it('a loan officer’s own code is called no offer, changes no price, and says what its sender sees', () => {
  const { title, body } = offerText({ code: 'ABCD234567', status: 'good', sentBy: { officer: 'x', name: 'Lou Park' } })
  expect(title).toBe('Code ABCD234567 from Lou Park')
  expect(body).toMatch(/^It tells us who sent you, and it changes no rate and no fee\. If you apply, Lou Park sees your first name/)
})

it('a firm offer says what the letter promises, and until when', () => {
  const letter = { code: 'FIRM2026', status: 'good', respondByDate: '2027-12-31', isFirmOffer: true } as const
  const promises = 'a fixed rate of at most 6.99% and an origination fee of at most 1.99%'
  expect(offerText({ ...letter, promises }).body).toMatch(
    /^Your letter promises a fixed rate of at most 6\.99% and an origination fee of at most 1\.99%\. Apply by Friday, December 31, 2027, and what it promises holds/,
  )
  // An entry that a visit of an earlier release kept.
  expect(offerText(letter).body).toMatch(/^Apply by Friday, December 31, 2027/)
})
