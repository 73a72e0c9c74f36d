import { expect, it } from 'vitest'
import { isNewYorkNoticeDue, newYorkReportNotice } from './new-york-report-notice.ts'

it('the New York notice names the lender, and is due for a home or a property there', () => {
  expect(newYorkReportNotice('Hearthline Lending, LLC')).toContain('Hearthline Lending, LLC may request a consumer report')
  expect([['NY', 'CA'], ['CA', 'ny'], ['CA', 'NJ'], ['']].map(isNewYorkNoticeDue)).toEqual([true, true, false, false])
})
