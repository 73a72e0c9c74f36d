import { expect, it } from 'vitest'
import { offerWords } from './offer-words.ts'

const said = (status: 'good' | 'ended' | 'unknown' | 'unchecked', respondByDate?: string) => {
  const { title, body } = offerWords({ code: 'MAIL2026', status, ...(respondByDate && { respondByDate }) })
  return `${title}: ${body}`
}

it('an offer code is told in words: open with its last day, ended, or not known', () => {
  expect(said('good', '2026-11-24')).toBe('Your offer MAIL2026: It is open to you up to Tuesday, 24 November 2026.')
  expect(said('ended')).toContain('The offer MAIL2026 has ended: You can still apply.')
  expect(said('unknown')).toContain('We do not know the offer code MAIL2026')
})
