/** One more phone number, or another in the place of one; one that is there already stays once. Whoever has the account is told. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { phoneChangedMail } from '../../mail/phone-change-mail.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { invalid, Problem } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'

const MOST_NUMBERS = 20
/** For days, as mail is tried (RFC 5321 4.5.4.1). */
const TOLD_FOR_MS = 4 * 24 * 60 * 60_000

export interface NewPhone {
  readonly type: string
  readonly number: string
  /** In its place: the first mobile number is the one that is texted, and a consent belongs to a number. */
  readonly replaces?: string | undefined
}

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'mail' | 'log'>

/** @throws Problem conflict when the profile has twenty numbers already; validation_failed where the number to replace is not in it */
export async function addPhoneNumber(
  parts: Parts,
  { identityId, email }: Pick<LiveSession, 'identityId' | 'email'>,
  brand: Brand,
  { type, number, replaces }: NewPhone,
): Promise<void> {
  const { orgCode: organizationCode } = brand
  const changed = await parts.db.transaction(async (store) => {
    const { phoneNumbers } = await lockProfile(store, identityId, parts.clock.now())
    const isKnown = phoneNumbers.some((one) => one.number === number && one.number !== replaces)
    if (replaces === undefined && isKnown) return undefined
    if (replaces !== undefined && !phoneNumbers.some((one) => one.number === replaces))
      throw invalid([{ path: 'replaces', message: 'This number is no longer in your list. Reload the page.' }])
    if (replaces === undefined && phoneNumbers.length >= MOST_NUMBERS)
      throw new Problem('conflict', `You can save at most ${MOST_NUMBERS} phone numbers`)
    const others = replaces === undefined ? phoneNumbers : phoneNumbers.filter((one) => one.number !== number || one.number === replaces)
    const next =
      replaces === undefined ? [...others, { type, number }] : others.map((one) => (one.number === replaces ? { type, number } : one))
    await updateProfile(store, identityId, { phoneNumbers: next, updatedAt: parts.clock.now() })
    const what = replaces === undefined ? ('ADDED' as const) : ('REPLACED' as const)
    const entry = { organizationCode, identityId, actor: accountActor(identityId), detail: { what } }
    // The first number comes with the account.
    if (phoneNumbers.length === 0) return undefined
    await recordAccess(parts, store, { ...entry, action: 'phone-changed' })
    return what
  })
  if (changed === undefined) return
  const message = { organizationCode, recipient: email, ...phoneChangedMail(brand, changed) }
  void sendUnstored(parts, { message, goodForMs: TOLD_FOR_MS, lost: 'change of a phone number not told' })
}
