import { expect, it } from 'vitest'
import { documentTypeName } from './document-type-names.ts'

it('a document has the title that the borrower reads, told to someone else', () => {
  expect(documentTypeName('SUMMARY_DISCLOSURE')).toBe('Application summary')
  expect(documentTypeName('PRE_SOFT_CREDIT_DISCLOSURE')).toBe('Credit authorization')
  expect(documentTypeName('VALUATION_COPY')).toBe('Copy of the home’s valuation')
  expect(documentTypeName('PAY_STUB')).toBe('Pay stub')
  expect(documentTypeName('TRUST_PAPER')).toBe('Page of the trust')
  expect(documentTypeName('ID_FRONT')).toBe('Front of the ID')
  expect(documentTypeName('NEW_KIND')).toBe('New kind')
})
