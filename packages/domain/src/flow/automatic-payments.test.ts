import { expect, it } from 'vitest'
import { automaticPayments } from './automatic-payments.ts'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { Item, Known } from './item.ts'
import { exampleAccount } from './items/banking/bank-account.ts'
import { disbursementAccount } from './items/banking/disbursement-account.ts'
import { type KeptPaymentMethod, paymentMethod } from './items/banking/payment-method.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { replacementAccount } from './items/funding/replacement-account.ts'

const { known } = standing(factsUpTo('complete', '2026-11-23T20:00:00.000Z')).walk
const MONEY = { ...exampleAccount, last4: '1235' }
const OTHER = { ...exampleAccount, institution: 'Cedar Bank', last4: '4321' }
const LOST = 'You also authorized automatic payments from the account that didn’t work. They can’t come from it.'
const back = (code: string, traceNumber = '1') => ({ traceNumber, code, returnedOn: '2026-12-02' })

function knowing(method: Partial<KeptPaymentMethod>, returns: object[] = [], replaced?: object): Known {
  const told: Readonly<Record<string, unknown>> = {
    [paymentMethod.id]: { payType: 'AUTOPAY', autopayConsent: true, ...method },
    [disbursementAccount.id]: MONEY,
    [disbursementReturns.id]: { returns },
    [replacementAccount.id]: replaced,
  }
  return ((item: Item) => (item.id in told ? told[item.id] : known(item))) as Known
}
const mailOf = (knows: Known, returns: object[]) => disbursementReturns.settledMail?.({ returns } as never, knows, { returns: [] })?.body

it('automatic payments come from the account that was authorized, and from none for whoever pays themselves', () => {
  expect(automaticPayments(knowing({ ofAccount: 1 }))).toEqual({ institution: 'Harbor Bank', last4: '1235', isRefused: false })
  expect(automaticPayments(knowing({ otherAccount: OTHER }))).toEqual({ institution: 'Cedar Bank', last4: '4321', isRefused: false })
  expect(automaticPayments(knowing({ payType: 'MANUAL' }))).toBeUndefined()
})

it('an account that the bank refused pays nothing, and what was authorized does not move to the one named since', () => {
  for (const replaced of [undefined, OTHER])
    expect(automaticPayments(knowing({ ofAccount: 1 }, [back('R03')], replaced))).toEqual({
      ...{ institution: 'Harbor Bank', last4: '1235', isRefused: true },
    })
  expect(automaticPayments(knowing({ otherAccount: OTHER }, [back('R03')]))?.isRefused).toBe(false)
  // Our team finds out first what is wrong.
  expect(automaticPayments(knowing({ ofAccount: 1 }, [back('R16')]))?.isRefused).toBe(false)
})

it('the borrower is mailed so with the return, and with the account that they name instead', () => {
  const own = knowing({ ofAccount: 1 })
  expect(mailOf(own, [back('R03')])).toContain(LOST)
  expect(mailOf(own, [{ ...back('R03'), isTest: true }])).toContain(LOST)
  // What came back later was of an account that pays nothing.
  expect(mailOf(own, [back('R03'), back('R03', '2')])).not.toContain(LOST)
  expect(mailOf(own, [back('R16')])).not.toContain(LOST)
  const named = (knows: Known) => replacementAccount.settledMail?.(OTHER as never, knows, undefined)?.body
  expect(named(own)).toContain(
    'the automatic payments that you authorized before don’t move to it. If you want them to come from it, call us.',
  )
  for (const method of [{ payType: 'MANUAL' }, { otherAccount: OTHER }] as const) {
    expect(mailOf(knowing(method), [back('R03')])).not.toContain(LOST)
    expect(named(knowing(method))).not.toContain('automatic payments')
  }
})
