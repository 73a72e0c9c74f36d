import { contact } from '@hearthline/domain'
import { contactAnswer } from '@hearthline/domain/items/about-you/contact'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../mail/port.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { contractCode, describePhoneVerificationContract } from '../port.contract.ts'
import { sandboxPhoneVerification } from './sandbox-phone-verification.ts'

function open() {
  const sent: Message[] = []
  const mail = { send: async (message: Message) => void sent.push(message) }
  const adapter = sandboxPhoneVerification(createSandboxWorld({ speed: 'instant' }), mail)
  return { adapter, sent, sentCode: () => /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '' }
}

describePhoneVerificationContract(open)

describe('the sandbox’s phone verification', () => {
  it('keeps the message as a text message, or as a call', async () => {
    const { adapter, sent } = open()
    await adapter.sendCode(contractCode, contractCall())
    await adapter.sendCode({ ...contractCode, channel: 'CALL' }, contractCall())
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['4155550132', 'Text message'],
      ['4155550132', 'Phone call'],
    ])
  })

  it.each([
    ['4155550199', 'TEXT', 'UNREACHABLE'],
    ['4155550199', 'CALL', 'SENT'],
    ['4155550198', 'TEXT', 'NOT_A_NUMBER'],
  ] as const)('%s by %s is %s', async (phoneNumber, channel, status) => {
    const { adapter, sent } = open()
    const { data } = await adapter.sendCode({ ...contractCode, phoneNumber, channel }, contractCall())
    expect([data.status, sent.length]).toEqual([status, status === 'SENT' ? 1 : 0])
  })

  it('has codes that expire', async () => {
    const { data } = await open().adapter.checkCode({ phoneNumber: '4155550132', code: '000000' }, contractCall())
    expect(data).toEqual({ status: 'EXPIRED' })
  })

  it('takes the code of the item’s example, by which demonstrations and tests are lived on', async () => {
    const { phoneNumber, code } = contactAnswer.parse(contact.example)
    expect((await open().adapter.checkCode({ phoneNumber, code: code! }, contractCall())).data).toEqual({ status: 'APPROVED' })
  })
})
