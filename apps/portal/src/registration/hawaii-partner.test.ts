import { expect, it } from 'vitest'
import { hawaiiPartnerUrl } from './hawaii-partner.ts'

const links = [{ label: 'Partner', url: 'https://partner.example' }]

it('the partner lender is brand default value, else its first footer link, else none', () => {
  const own = { footerLinks: links, hawaiiPartnerUrl: 'https://hawaii.example/apply' }
  expect(hawaiiPartnerUrl(own)).toBe('https://hawaii.example/apply')
  expect(hawaiiPartnerUrl({ ...own, hawaiiPartnerUrl: 'javascript:alert(1)' })).toBe('https://partner.example')
  expect(hawaiiPartnerUrl({ footerLinks: links })).toBe('https://partner.example')
  expect(hawaiiPartnerUrl({ footerLinks: [] })).toBeUndefined()
})
