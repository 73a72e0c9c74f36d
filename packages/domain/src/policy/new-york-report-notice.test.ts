import { expect, it } from 'vitest'
import { isNewYorkNoticeDue, newYorkReportNotice } from './new-york-report-notice.ts'

it('the New York notice names the lender, and is due for a home or a property there', () => {
  expect(newYorkReportNotice('Hearthline Lending, LLC')).toContain('Hearthline Lending, LLC may request a consumer report')
  expect([['NY', 'CA'], ['CA', 'ny'], ['CA', 'NJ'], ['']].map(isNewYorkNoticeDue)).toEqual([true, true, false, false])
})

it('the New York notice says each of the four things that the law asks', () => {
  const notice = newYorkReportNotice('Hearthline Lending, LLC')
  // 380-b(b)(i); (b)(ii), both parts; 380-b(c).
  expect(notice).toContain('may request a consumer report in connection with your application')
  expect(notice).toContain('If you ask, we will tell you whether a report was requested')
  expect(notice).toContain('the name and address of the consumer reporting agency that furnished it')
  expect(notice).toContain('request or use later reports for an update, renewal or extension of your credit')
})
