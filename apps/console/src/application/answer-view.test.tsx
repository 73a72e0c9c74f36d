import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
