/** What is kept of a confirmed number: the number, when and how. The code is checked by the provider and kept nowhere. */
import { USE_LIMITS } from '@hearthline/contract'
import { contact, contactAnswer, type DataOf, isPhoneAsked, standing } from '@hearthline/domain'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import type { CodeChecked } from '../../providers/phone-verification/port.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { countCall } from '../../store/repositories/limit-counts.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { invalid } from '../problem.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'
import { askPhoneVerification } from './ask-phone-verification.ts'
import { refuseUnaskedPhone } from './refuse-unasked-phone.ts'

const NOT_APPROVED: Readonly<Record<Exclude<CodeChecked['status'], 'APPROVED'>, string>> = {
  WRONG: 'That code isn’t right. Check it and try again, or get a new code.',
  EXPIRED: 'This code has expired. Get a new code.',
  TOO_MANY: 'This code was tried too many times. Wait 10 minutes, then get a new code.',
}

type Contact = DataOf<'contact'>

export interface PhoneAnswer {
  readonly caller: Caller
  readonly uuid: string
  readonly data: unknown
}

/** @throws Problem not_found, conflict, validation_failed at the code, unavailable; TooManyTries */
export async function confirmPhone(container: Container, { caller, uuid, data }: PhoneAnswer): Promise<Contact | undefined> {
  const parsed = z.safeParse(contactAnswer, data)
  const read = () => openApplication(container.db, caller, uuid, container.clock.now())
  const file = await read()
  if (!parsed.success) return undefined
  const { phoneNumber, code, channel = 'TEXT' } = parsed.data
  // The same answer again, as after a connection that broke: the provider would not know the code a second time.
  const before = confirmedNumber(file, phoneNumber)
  // The team asks for it anew: that it was confirmed once is not enough.
  if (before && !isPhoneAsked(standing(file.facts).walk.known)) return before
  if (code === undefined) return { phoneNumber, withoutCode: true }
  refuseUnaskedPhone(file)
  await countCheck(container, caller)
  const key = `phone/${uuid}/${container.macs.mac('guesses', `${phoneNumber}/${code}`)}`
  const { status } = await askPhoneVerification(container, caller, key, (port, call) => port.checkCode({ phoneNumber, code }, call))
  if (status === 'APPROVED') return { phoneNumber, confirmed: { at: container.clock.now(), by: channel } }
  // Two tabs sent the same code at once: the other one was approved.
  const meanwhile = confirmedNumber(await read(), phoneNumber)
  if (meanwhile) return meanwhile
  throw invalid([{ path: 'code', message: NOT_APPROVED[status] }])
}

function confirmedNumber({ facts }: ApplicationFile, phoneNumber: string): Contact | undefined {
  const kept = standing(facts).walk.known(contact)
  return kept?.confirmed && kept.phoneNumber === phoneNumber ? kept : undefined
}

/** The provider counts the wrong ones for each code; this counts them for each person. */
async function countCheck({ config, db }: Container, { identityId }: Caller): Promise<void> {
  if (!config.rateLimits) return
  const { count, secondsLeft } = await countCall(db, 'phoneChecks', identityId, USE_LIMITS.phoneChecks)
  if (count <= USE_LIMITS.phoneChecks.most) return
  throw new TooManyTries(
    secondsLeft,
    `Too many codes were tried. Try again in ${formatWait(Math.ceil(secondsLeft))}, or continue without a code.`,
  )
}
