import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'
import type { PrivacyPractices } from './privacy-notice.ts'

const PARTIES = {
  lender: {
    legalName: 'Hearthline Lending, Inc.',
    address: '400 Hearth Street, Sacramento, CA 95814',
    phone: '(888) 819-6388',
    email: 'help@hearthline.example',
    nmlsNumber: '0000001',
  },
} as const
const MADE_AT = '2026-11-24T18:30:00.000Z'
const NOTHING: PrivacyPractices = {
  revised: '2026-11',
  ownMarketing: false,
  jointMarketing: false,
  affiliatesTransactions: false,
  affiliatesCreditworthiness: false,
  affiliatesMarketing: false,
  nonaffiliatesMarketing: false,
}
const textOf = async (practices: Partial<PrivacyPractices> = {}) =>
  (
    await readPdf(
      (
        await renderDocument({
          kind: 'PRIVACY_NOTICE',
          data: { lender: PARTIES.lender, madeAt: MADE_AT, practices: { ...NOTHING, ...practices } },
        })
      ).pdf,
    )
  ).text.replace(/\s+/g, ' ')

it('a lender that says nothing shares for its everyday business alone, and offers no choice (12 CFR 1016, appendix)', async () => {
  const text = await textOf()
  for (const said of [
    'Rev. November 2026',
    'FACTS: WHAT DOES HEARTHLINE LENDING, INC. DO WITH YOUR PERSONAL INFORMATION?',
    'Financial companies choose how they share your personal information.',
    'or report to credit bureaus Yes No',
    'For our marketing purposes—to offer our products and services to you No We don’t share',
    'For nonaffiliates to market to you No We don’t share',
    'has no affiliates.',
  ])
    expect(text, said).toContain(said)
  expect(text).not.toContain('To limit our sharing')
  expect(text).not.toContain('For our affiliates to market to you')
})

it('has the two pages of the model form: what is shared, and who shares it', async () => {
  const data = { lender: PARTIES.lender, madeAt: MADE_AT, practices: NOTHING }
  const letterhead = { name: 'Hearthline', logo: '<svg/>', color: '#111111', licenses: ['NMLS 000000.'], loanNumber: 'HL-10042' }
  expect((await readPdf((await renderDocument({ kind: 'PRIVACY_NOTICE', data }, letterhead)).pdf)).pages).toBe(2)
})

it('a lender that shares what may be limited says how to limit it', async () => {
  const text = await textOf({ nonaffiliatesMarketing: true })
  expect(text).toContain('For nonaffiliates to market to you Yes Yes')
  expect(text).toContain('To limit our sharing')
  expect(text).toContain('Your choices will apply to everyone on your account.')
  expect(await textOf({ ownMarketing: true })).not.toContain('To limit our sharing')
})
