import { paymentMethodLabels, trustPapersLabels } from '@hearthline/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerNamesContext, answerNames } from './answer-names.ts'
import { AnswerView } from './answer-view.tsx'

it('a decision tells an operator each monthly payment in a sentence with its source', () => {
  const figures = {
    monthlyDebtsCents: 20_000,
    monthlyPayments: [
      { part: 'ACCOUNTS', source: 'REPORTED', monthlyCents: 12_000, countedCents: 12_000 },
      { part: 'PROPERTY_TAX', source: 'ESTIMATED', monthlyCents: 16_842, countedCents: 8_000, table: '2026-12', year: 2024, state: 'MO' },
    ],
  }
  const shown = renderToStaticMarkup(<AnswerView data={{ figures }} />)
  expect(shown).toContain('<dt>Monthly payments</dt>')
  expect(shown).toContain('<li>Accounts in the credit report: $120.</li>')
  expect(shown).toContain('<li>Property tax: $168, estimated from the median of Missouri, 2024.')
  expect(shown).not.toContain('<dt>Part</dt>')
})

const FIRST = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01'
const SECOND = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c02'
const GONE = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c03'
const account = { institution: 'Harbor Bank', routingNumber: '121000358', accountType: 'CHECKING', last4: '6789' }
const file = {
  documents: [
    { uuid: FIRST, type: 'TRUST_PAPER', fileName: 'trust.pdf' },
    { uuid: SECOND, type: 'ID_FRONT', fileName: null },
  ],
  walk: [{ id: 'disbursement-account', data: { ...account, last4: '2468', attempt: 4 } }],
  signers: [{ party: '62a5b0603dcc9c2d', name: 'Robin Reyes' }],
  earlierAccounts: [{ part: 'BANK_ACCOUNT', attempt: 3, account: { ...account, isLinked: false } }],
} as unknown as Parameters<typeof answerNames>[0]

describe('an answer that names something by an id or a number', () => {
  const shownOf = (data: unknown, labels?: object) =>
    renderToStaticMarkup(
      <AnswerNamesContext value={answerNames(file, new Map())}>
        <AnswerView data={data} labels={labels as never} />
      </AnswerNamesContext>,
    )
  it('shows the files by their names', () => {
    expect(shownOf({ documents: [FIRST, SECOND] }, trustPapersLabels)).toContain('<bdi>Page of the trust, trust.pdf; Front of the ID</bdi>')
    expect(shownOf({ documents: [FIRST, GONE] })).toContain('Page of the trust, trust.pdf; 1 more file')
    expect(shownOf({ front: SECOND })).toContain('<dd>Front of the ID</dd>')
    expect(shownOf({ documents: [GONE] })).toContain('1 file')
  })
  it('shows who it is of by their name, and not by the id that names them', () => {
    expect(shownOf({ delivered: [{ party: '62a5b0603dcc9c2d' }] })).toContain('<dd>Robin Reyes</dd>')
  })
  it('shows which account payments are drawn from by its bank, last digits and purpose', () => {
    const shown = shownOf({ payType: 'AUTOPAY', ofAccount: 4 }, paymentMethodLabels)
    expect(shown).toContain('<dt>Payments are drawn from</dt>')
    expect(shown).toContain('The account for the money: Harbor Bank, 121000358, checking, ending in 2468')
    expect(shownOf({ ofAccount: 3 })).toContain('replaced since: Harbor Bank, 121000358, checking, ending in 6789')
    expect(shownOf({ ofAccount: 1 })).toContain('<dd>An account for the money that was replaced since</dd>')
  })
})

it('the fingerprint of what a decision was made on is not shown, and a day is', () => {
  const decided = { condition: 'IDENTITY', reason: 'The same person', on: 'b'.repeat(32) }
  expect(renderToStaticMarkup(<AnswerView data={{ decided: [decided] }} />)).not.toContain('bbb')
  expect(renderToStaticMarkup(<AnswerView data={{ on: '2026-11-20' }} />)).toContain('<dd>Nov 20, 2026</dd>')
})
