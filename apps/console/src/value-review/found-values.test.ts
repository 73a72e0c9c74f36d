import { valueDispute, valueProperty } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readDispute, readFoundValues } from './found-values.ts'

const file = (items: Readonly<Record<string, unknown>>) =>
  ({ walk: Object.entries(items).map(([id, data]) => ({ id, data })) }) as unknown as Parameters<typeof readFoundValues>[0]
const shown = (items: Readonly<Record<string, unknown>>) =>
  readFoundValues(file({ 'value-property': valueProperty.example, ...items })).map(({ source, valueCents, stands }) => [
    source,
    valueCents,
    stands,
  ])

describe('the values beside a decision on the home', () => {
  it('name source, range and confidence, and which one stands', () => {
    expect(readFoundValues(file({ 'value-property': valueProperty.example }))).toEqual([
      {
        source: 'Automated valuation (AVM), Cedar AVM 1',
        valueCents: 74_200_000,
        valuedOn: '2026-11-20',
        detail: '$675,000 to $809,000, standard deviation 9%',
        stands: true,
      },
    ])
  })
  it('let a broker’s count only where it settled the matter, and a corrected one over all before', () => {
    const broker = { valueCents: 62_000_000, valuedOn: '2026-11-24', reference: 'b', conclusive: false }
    expect(shown({ 'broker-price-opinion': broker })).toEqual([
      ['Automated valuation (AVM), Cedar AVM 1', 74_200_000, true],
      ['Broker price opinion (BPO)', 62_000_000, false],
    ])
    expect(
      shown({
        'broker-price-opinion': { ...broker, conclusive: true },
        'value-review': { outcome: 'CORRECTED', valueCents: 64_000_000 },
      }).at(-1),
    ).toEqual(['Corrected on the borrower’s request', 64_000_000, true])
  })
  it('stand with the borrower’s own words, a reason at a time', () => {
    expect(readDispute({ dispute: valueDispute.example })).toEqual([
      { reason: 'Facts about the home are wrong', lines: ['The report lists two bedrooms. The home has three, all with permits.'] },
      { reason: 'Better comparable sales', lines: ['31 Alder Way, Sacramento: $795,000, sold Aug 14, 2026'] },
    ])
    expect(readDispute({})).toEqual([])
  })
})
