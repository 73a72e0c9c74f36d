import { expect, it } from 'vitest'
import { isMoreSent } from './money-sent.ts'

const payments = (...references: string[]) => ({ references })

it('says of a result whether it names money that no stored one names', () => {
  expect(isMoreSent({ traceNumber: '1' }, undefined)).toBe(true)
  expect(isMoreSent({ traceNumber: '2' }, { traceNumber: '1' })).toBe(true)
  expect(isMoreSent({ traceNumber: '1' }, { traceNumber: '1' })).toBe(false)
  expect(isMoreSent(payments('a', 'b'), payments('a'))).toBe(true)
  expect(isMoreSent(payments(), undefined)).toBe(false)
})

it('takes no list of payments for more that leaves out one of those stored', () => {
  expect(isMoreSent(payments('b'), payments('a'))).toBe(false)
})
