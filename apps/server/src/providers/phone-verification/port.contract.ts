/** What every adapter for phone verification must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, testCallContract } from '../provider-call.contract.ts'
import { codeChecked, codeSent, type PhoneVerification } from './port.ts'

export const contractCode = {
  phoneNumber: '4155550132',
  channel: 'TEXT',
  lender: { organizationCode: 'HEARTH', name: 'Hearthline' },
} as const

interface Adapter {
  readonly adapter: PhoneVerification
  /** The code that was sent last. */
  readonly sentCode: () => string
}

export function describePhoneVerificationContract(open: () => Adapter): void {
  const { phoneNumber } = contractCode
  describe('the phone verification contract', () => {
    testCallContract({
      what: 'a code that is sent',
      data: codeSent,
      ask: (call) => open().adapter.sendCode(contractCode, call),
      askNonsense: (call) => open().adapter.sendCode({ ...contractCode, phoneNumber: '12' }, call),
      secrets: [phoneNumber],
    })
    testCallContract({
      what: 'a check of a code',
      data: codeChecked,
      ask: (call) => open().adapter.checkCode({ phoneNumber, code: '111111' }, call),
      askNonsense: (call) => open().adapter.checkCode({ phoneNumber: '12', code: '1' }, call),
      secrets: [phoneNumber, '111111'],
    })

    it('approves the code that was sent, and no other', async () => {
      const { adapter, sentCode } = open()
      expect((await adapter.sendCode(contractCode, contractCall())).data).toEqual({ status: 'SENT' })
      const code = sentCode()
      const wrong = code === '111111' ? '222222' : '111111'
      expect((await adapter.checkCode({ phoneNumber, code: wrong }, contractCall())).data).toEqual({ status: 'WRONG' })
      const approved = await adapter.checkCode({ phoneNumber, code }, contractCall({ idempotencyKey: 'second' }))
      expect(approved.data).toEqual({ status: 'APPROVED' })
      expect(JSON.stringify([approved.request, approved.response])).not.toContain(code)
    })
  })
}
