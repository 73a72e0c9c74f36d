import { expect, it } from 'vitest'
import { nmlsCompanyUrl } from './nmls-company-url.ts'

it("leads to the company's own page in the register, or where the organization says", () => {
  expect(nmlsCompanyUrl('https://www.nmlsconsumeraccess.org', '123456')).toBe(
    'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/123456',
  )
  expect(nmlsCompanyUrl('https://lender.example/nmls', '123456')).toBe('https://lender.example/nmls')
})
