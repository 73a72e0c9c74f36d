/** A one-time code is sent to the number that a borrower wants to be reached at. */
import { randomUUID } from 'node:crypto'
import { USE_LIMITS } from '@hearthline/contract'
import type { CodeChannel } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { CodeSent } from '../../providers/phone-verification/port.ts'
import { countCall, uncountCall } from '../../store/repositories/limit-counts.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid } from '../problem.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'
import { askPhoneVerification } from './ask-phone-verification.ts'
import { refuseUnaskedPhone } from './refuse-unasked-phone.ts'

export interface PhoneCodeRequest {
  readonly caller: Caller
  readonly uuid: string
  /** Ten digits. */
  readonly phoneNumber: string
  readonly channel: CodeChannel
}

export interface PhoneCodeSent {
  readonly phoneNumber: string
  readonly channel: CodeChannel
  /** Until another one may be sent. */
  readonly secondsToNext: number
}

const NOT_SENT: Readonly<Record<Exclude<CodeSent['status'], 'SENT' | 'TOO_MANY'>, (channel: CodeChannel) => string>> = {
  UNREACHABLE: (channel) =>
    channel === 'TEXT'
      ? 'This number can’t get text messages. Ask for a call, or use another number.'
      : 'We can’t call this number. Use another number.',
  NOT_A_NUMBER: () => 'This number isn’t in service. Check the number, or use another one.',
}
const ENOUGH = 'We’ve sent several codes to this number. Wait 10 minutes before you ask for a new one, or use another number.'

/** @throws Problem not_found, conflict, validation_failed at the number, unavailable; TooManyTries */
export async function sendPhoneCode(container: Container, request: PhoneCodeRequest): Promise<PhoneCodeSent> {
  const { caller, uuid, phoneNumber, channel } = request
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  refuseUnaskedPhone(file)
  await refuseTooManyCodes(container, request)
  const { names } = organizationByCode(container, caller.organizationCode)
  const lender = { organizationCode: caller.organizationCode, name: names.short }
  // Each press is a message of its own.
  const key = `phone/${uuid}/${randomUUID()}`
  const { status } = await askPhoneVerification(container, caller, key, (port, call) =>
    port.sendCode({ phoneNumber, channel, lender }, call),
  )
  // Where none was sent, none is on its way: another number may be tried at once.
  if (status !== 'SENT') await uncountCall(container.db, 'phoneCodePause', caller.identityId)
  if (status === 'TOO_MANY') throw new TooManyTries(600, ENOUGH)
  if (status !== 'SENT') throw invalid([{ path: 'phoneNumber', message: NOT_SENT[status](channel) }])
  return { phoneNumber, channel, secondsToNext: container.config.rateLimits ? USE_LIMITS.phoneCodePause.seconds : 0 }
}

/** The pause between two codes comes first: a second press within it costs none of the codes. */
async function refuseTooManyCodes({ config, db, macs }: Container, { caller, phoneNumber }: PhoneCodeRequest): Promise<void> {
  if (!config.rateLimits) return
  const { identityId } = caller
  const pause = await countCall(db, 'phoneCodePause', identityId, USE_LIMITS.phoneCodePause)
  if (pause.count > USE_LIMITS.phoneCodePause.most) {
    const wait = Math.max(1, Math.ceil(pause.secondsLeft))
    throw new TooManyTries(wait, `A code is on its way. If it doesn’t come, ask for a new one in ${formatWait(wait)}.`)
  }
  const own = await countCall(db, 'phoneCodes', identityId, USE_LIMITS.phoneCodes)
  const toPhone = await countCall(db, 'codesToPhone', macs.mac('guesses', `phone/${phoneNumber}`), USE_LIMITS.codesToPhone)
  const full = [own.count > USE_LIMITS.phoneCodes.most && own, toPhone.count > USE_LIMITS.codesToPhone.most && toPhone]
  const seconds = Math.max(0, ...full.map((count) => (count ? count.secondsLeft : 0)))
  if (seconds > 0) {
    throw new TooManyTries(
      seconds,
      `We’ve sent as many codes as we can for now. Try again in ${formatWait(Math.ceil(seconds))}, or continue without a code.`,
    )
  }
}
