import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../flow/basis.ts'
import { standing } from '../flow/current-step.ts'
import { factsUpTo } from '../flow/facts-up-to.ts'
import { describeChange } from './ach-changes.ts'
import { ACH_RETURNS, asksForAccount, describeReturn, returnTold } from './ach-returns.ts'

const NOW = '2026-11-23T20:00:00.000Z'
/** R01 to R29, as the rules number them. */
const CODES = Array.from({ length: 29 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`)

const funded = factsUpTo('complete', NOW)

const stepAfter = (code: string) => {
  const returns = [{ traceNumber: '121000350000042', code, returnedOn: '2026-12-02' }]
  const told = { 'disbursement-returns': { data: { returns }, basis: EMPTY_BASIS, settledAt: NOW } }
  return standing({ ...funded, results: { ...funded.results, ...told } }).walk.frontier?.item.id
}

describe('what a bank sends back', () => {
  it('has a title and a consequence for every code from R01 to R29, and for no other', () => {
    expect(Object.keys(ACH_RETURNS)).toEqual(CODES)
    for (const code of CODES) expect(describeReturn(code)).toMatch(new RegExp(`^${code}, [a-z]`))
    expect(describeReturn('R61')).toBe('R61, a reason that is not among those of credits')
  })

  it.each(CODES)('%s is the borrower’s to put right, or a person’s to find out', (code) => {
    const asked = ['R02', 'R03', 'R04', 'R12', 'R13', 'R20', 'R28'].includes(code)
    expect(asksForAccount(code)).toBe(asked)
    expect(stepAfter(code)).toBe(asked ? 'replacement-account' : 'disbursement-return-review')
    // A reason of their own to whoever has to act on it.
    expect(returnTold(code) === returnTold('R16')).toBe(!asked)
  })

  it('of a code that no one knows is for a person', () => expect(stepAfter('R85')).toBe('disbursement-return-review'))

  it('to a test entry may be a change, which the owner of the account says', () => {
    expect(asksForAccount('C01')).toBe(true)
    expect(describeReturn('C01')).toBe('C01, incorrect account number')
    expect(describeChange('C99')).toBe('C99, a change that is not among those of the rules')
    expect(returnTold('C03')).toContain('details have changed')
  })
})
