/**
 * The sandbox's phone verification. The code of a number is its last six digits, so that a rehearsal needs no phone; the message is kept at
 * /dev/mailbox. A number that ends in 5550199 is a landline without texts, one that ends in 5550198 is no one's, and the code 000000 is one
 * that has expired.
 */
import type { Mail } from '../../mail/port.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import { type CodeCheck, type CodeChecked, type CodeRequest, type CodeSent, type PhoneVerification, redactedPhone } from '../port.ts'

const PROVIDER = 'Wren Phone Check (sandbox)'
const LANDLINE = '5550199'
const NO_ONES = '5550198'
const EXPIRED = '000000'

export const sandboxCode = (phoneNumber: string): string => phoneNumber.slice(-6)

const SUBJECTS = { TEXT: 'Text message', CALL: 'Phone call' } as const

/** What every vendor would refuse to read. */
const refusalOf = (phoneNumber: string): string | undefined =>
  /^[2-9]\d{9}$/.test(phoneNumber) ? undefined : 'A phone number with ten digits is required.'

const statusFor = ({ phoneNumber, channel }: CodeRequest): CodeSent['status'] => {
  if (phoneNumber.endsWith(NO_ONES)) return 'NOT_A_NUMBER'
  return phoneNumber.endsWith(LANDLINE) && channel === 'TEXT' ? 'UNREACHABLE' : 'SENT'
}

const checked = ({ phoneNumber, code }: CodeCheck): CodeChecked['status'] => {
  if (code === EXPIRED) return 'EXPIRED'
  return code === sandboxCode(phoneNumber) ? 'APPROVED' : 'WRONG'
}

function answerOf<Status extends string>(status: Status, call: ProviderCall): SandboxAnswer<{ status: Status }> {
  const reference = drawReference('phone-verification', call.idempotencyKey)
  return { data: { status }, reference, response: { reference, status } }
}

/** @param mail where the message is kept */
export function sandboxPhoneVerification(world: SandboxWorld, mail: Mail): PhoneVerification {
  const question = (phoneNumber: string, what: string, more: object = {}) => ({
    provider: PROVIDER,
    capability: `phone-verification.${what}`,
    // It is about a number: how long it takes depends on that alone.
    name: { firstName: 'Phone', lastName: phoneNumber.slice(-2) || 'none' },
    refusal: refusalOf(phoneNumber),
    request: { phoneNumber: redactedPhone(phoneNumber), ...more },
  })
  return {
    async sendCode(request, call) {
      const { phoneNumber, channel, lender } = request
      const answer = await askSandbox(world, question(phoneNumber, 'sendCode', { channel }), call, () => answerOf(statusFor(request), call))
      if (answer.data.status === 'SENT') {
        const body = `${sandboxCode(phoneNumber)} is your ${lender.name} verification code. It expires in 10 minutes.`
        await mail.send({ organizationCode: lender.organizationCode, recipient: phoneNumber, subject: SUBJECTS[channel], body })
      }
      return answer
    },
    checkCode: (check, call) => askSandbox(world, question(check.phoneNumber, 'checkCode'), call, () => answerOf(checked(check), call)),
  }
}
