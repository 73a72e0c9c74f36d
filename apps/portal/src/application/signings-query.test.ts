import { expect, it } from 'vitest'
import { lookAtSigningsMs } from './signings-query.ts'

const of = (state: 'OPEN' | 'WAITING' | 'DONE' | 'ENDED', standsAt: 'signer-identity-check' | null = null) => ({ state, standsAt })

it('a co-owner’s pages are read again as soon as the borrower’s: nobody learns a minute later that all is signed, or that the line is canceled', () => {
  expect(lookAtSigningsMs([of('WAITING')])).toBe(15_000)
  expect(lookAtSigningsMs([of('OPEN')])).toBe(15_000)
  expect(lookAtSigningsMs([of('ENDED'), of('DONE')])).toBe(15_000)
  expect(lookAtSigningsMs([of('WAITING', 'signer-identity-check')])).toBe(2_500)
  expect(lookAtSigningsMs([of('ENDED')])).toBe(60_000)
})
