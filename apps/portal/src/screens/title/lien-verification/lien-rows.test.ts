import { describe, expect, it } from 'vitest'
import { emptyRow, type FoundLien, lienAnswers, lienProblems, lienRows, lienTotals, ordinal } from './lien-rows.ts'

const mortgage: FoundLien = {
  id: 'mortgage-1',
  kind: 'MORTGAGE',
  holder: 'First Harbor Bank',
  balanceCents: 18_000_050,
  position: 1,
  payOff: false,
  source: 'BOTH',
}
const recorded: FoundLien = {
  ...mortgage,
  id: 'lien-2',
  kind: 'HELOC',
  holder: 'Lakeshore Home Loans',
  balanceCents: 4_500_000,
  position: 2,
  source: 'RECORD',
}
const found = [mortgage, recorded]
const rows = lienRows(found)
const change = (index: number, changed: Partial<(typeof rows)[number]>) =>
  rows.map((row, at) => (at === index ? { ...row, ...changed } : row))

describe('the liens in the form', () => {
  it('are returned to the cent as found when nothing is changed', () => {
    expect(rows[0]?.dollars).toBe(180_001)
    expect(lienAnswers(rows, found)).toMatchObject([
      { balanceCents: 18_000_050, position: 1 },
      { balanceCents: 4_500_000, position: 2 },
    ])
  })
  it('may be raised, but what the bureau reports is not lowered', () => {
    expect(lienProblems(change(0, { dollars: 190_000 }), found)).toEqual([])
    expect(lienProblems(change(0, { dollars: 170_000 }), found)).toMatchObject([{ field: 'liens.0.balanceCents' }])
  })
  it('a loan found only in the county’s records may have been paid down or paid off', () => {
    expect(lienProblems(change(1, { dollars: 0 }), found)).toEqual([])
    expect(lienAnswers(change(1, { dollars: 12_000 }), found)[1]).toMatchObject({ balanceCents: 1_200_000 })
  })
  it('an added one needs a holder and an amount, and is listed after the others', () => {
    const more = [...rows, emptyRow(rows)]
    expect(lienProblems(more, found).map(({ field }) => field)).toEqual(['liens.2.holder', 'liens.2.balanceCents'])
    const whole = [...rows, { ...emptyRow(rows), holder: ' Uncle Bo ', dollars: 9000, payOff: true }]
    expect(lienAnswers(whole, found)[2]).toMatchObject({ holder: 'Uncle Bo', balanceCents: 900_000, position: 3, payOff: true })
    expect(lienTotals(whole, found)).toEqual({ owedCents: 18_000_050 + 4_500_000 + 900_000, payOffCents: 900_000 })
  })
  it('an earlier answer takes precedence over what was found, and what was added then is kept', () => {
    const { source: _source, ...was } = recorded
    const again = lienRows(found, [
      { ...was, balanceCents: 1_200_000, payOff: true },
      { ...was, id: 'added-3', holder: 'Uncle Bo' },
    ])
    expect(again).toMatchObject([{ dollars: 180_001 }, { dollars: 12_000, payOff: true }, { id: 'added-3', holder: 'Uncle Bo' }])
    expect(emptyRow(again).id).toBe('added-4')
  })
  it('are counted in words', () => expect([1, 2, 7].map(ordinal)).toEqual(['First', 'Second', '7th']))
})
