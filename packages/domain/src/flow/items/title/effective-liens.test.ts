import { describe, expect, it } from 'vitest'
import { exampleReport, type Item, type Known, prequalTitle, softCredit } from '../../../index.ts'
import { effectiveLiens } from './effective-liens.ts'
import { lienVerification } from './lien-verification.ts'

const knownWith = (liens: unknown[]): Known => {
  const data: Record<string, unknown> = {
    [softCredit.id]: exampleReport,
    [prequalTitle.id]: prequalTitle.example,
    [lienVerification.id]: { liens },
  }
  return ((item: Item) => data[item.id]) as Known
}
const mortgage = { id: 'mortgage-1', kind: 'MORTGAGE', holder: 'First Harbor Bank', balanceCents: 18_000_000, position: 1, payOff: false }

describe('The effective liens', () => {
  it('keep a mortgage that the borrower left out', () => {
    expect(effectiveLiens(knownWith([]))).toMatchObject([{ id: 'mortgage-1', balanceCents: 18_000_000 }])
  })

  it('never go below what the bureau reports, and go above it where the borrower owes more', () => {
    expect(effectiveLiens(knownWith([{ ...mortgage, balanceCents: 100 }]))).toMatchObject([{ balanceCents: 18_000_000 }])
    expect(effectiveLiens(knownWith([{ ...mortgage, balanceCents: 19_000_000 }]))).toMatchObject([{ balanceCents: 19_000_000 }])
  })

  it('take over what is to be paid off, and what only the borrower knows', () => {
    const added = { ...mortgage, id: 'own', holder: 'Uncle Bo', position: 2 }
    expect(effectiveLiens(knownWith([{ ...mortgage, payOff: true }, added]))).toMatchObject([{ payOff: true }, { id: 'own' }])
  })
})
