/**
 * Someone asks for another email: a link goes to the new address, and the present one is told. Whoever asks proves first that they are more than a device
 * that was left signed in, and never learns whether the new address has an account: it is mailed either way, and the answer is the same.
 */
import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '@hearthline/brands'
import { USE_LIMITS } from '@hearthline/contract'
import { signersByFacts } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { confirmEmailMail, emailChangeAskedMail, emailTakenMail } from '../../mail/email-change-mail.ts'
import { linkTo } from '../../mail/link-origin.ts'
import type { Session } from '../../store/db.ts'
import { allApplicationsOf, readFile } from '../../store/repositories/applications.ts'
import { countEmailChanges, insertEmailChange, invalidateEmailChanges } from '../../store/repositories/email-changes.ts'
import { identityByEmail, identityById, lockIdentity } from '../../store/repositories/people.ts'
import { consumeSignInCode, countSignInCodeAttempt } from '../../store/repositories/sign-in-codes.ts'
import { isBoundToAny } from '../../store/repositories/signers.ts'
import { asSystem } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { brokerCode } from '../identity-broker/broker-code.ts'
import { loginModeOf } from '../identity-broker/login-mode.ts'
import { invalid, Problem } from '../problem.ts'
import { countedGuess } from '../session/guesses.ts'
import type { LiveSession } from '../session/live-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { TooManyTries } from '../too-many-tries.ts'
import { resetPauseMs } from './request-password-reset.ts'
import { digestOfSecret, newResetSecret } from './reset-secret.ts'

const GOOD_FOR_MS = 60 * 60_000
/** For days, as mail is tried (RFC 5321 4.5.4.1). */
const TOLD_FOR_MS = 4 * 24 * 60 * 60_000

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'passwords' | 'config' | 'mail' | 'log'>

export interface WantedEmail {
  readonly email: string
  /** Where people sign in with a password. */
  readonly currentPassword?: string | undefined
  /** Where they sign in with a code: one that was sent to the present address. */
  readonly code?: { readonly request: string; readonly code: string } | undefined
  readonly network: string
}

/** @throws Problem validation_failed, conflict; TooManyTries */
export async function requestEmailChange(
  parts: Parts,
  session: LiveSession,
  brand: Brand,
  wanted: WantedEmail,
  pause = () => sleep(resetPauseMs(parts.config)),
): Promise<void> {
  const { identityId } = session
  const email = wanted.email.trim().toLowerCase()
  if (session.roles.length > 0) throw new Problem('conflict', 'An administrator changes the email of someone on our team.')
  await proveOwner(parts, session, brand, wanted)
  if (email === session.email) throw invalid([{ path: 'email', message: 'This is your email already' }])
  await asSystem(() => refuseSignersEmail(parts, identityId, email))
  const secret = newResetSecret()
  const now = parts.clock.now()
  const ago = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString()
  await asSystem(() =>
    parts.db.transaction(async (store) => {
      await lockIdentity(store, identityId)
      const asked = await countEmailChanges(store, identityId, ago(USE_LIMITS.emailChanges.seconds * 1000))
      if (parts.config.rateLimits && asked >= USE_LIMITS.emailChanges.most)
        throw new TooManyTries(USE_LIMITS.emailChanges.seconds, 'You asked for many changes of your email. Try again in an hour.')
      await invalidateEmailChanges(store, identityId, now)
      const { orgCode: organizationCode } = brand
      const row = { identityId, organizationCode, email, createdAt: now, expiresAt: ago(-GOOD_FOR_MS) }
      await insertEmailChange(store, { ...row, secretDigest: digestOfSecret(secret) })
      await recordAccess(parts, store, { organizationCode, identityId, actor: accountActor(identityId), action: 'email-change-asked' })
    }),
  )
  // After a pause, so that the time of the answer, and of the next one, says nothing of the address.
  asSystem(() =>
    pause()
      .then(() => tell(parts, brand, { present: session.email, email, secret }))
      .catch((problem: unknown) => {
        parts.log.error({ problem: problem instanceof Error ? problem.name : 'unknown' }, 'change of an email not mailed')
      }),
  )
}

/** @throws Problem validation_failed; TooManyTries */
async function proveOwner(
  parts: Parts,
  session: LiveSession,
  brand: Brand,
  { currentPassword, code, network }: WantedEmail,
): Promise<void> {
  if (loginModeOf(brand, 'heloc') === 'broker') {
    const wrong = invalid([{ path: 'code', message: 'The code is not right, or no longer good. Request a new code and try again.' }])
    if (!code) throw wrong
    const asked = brokerCode(parts, { id: code.request, email: session.email, organizationCode: brand.orgCode })
    const codeMac = asked.macOf(code.code)
    await asSystem(async () => {
      const wanted = await countSignInCodeAttempt(parts.db, asked, parts.clock.now())
      const fits = wanted !== undefined && timingSafeEqual(Buffer.from(wanted), Buffer.from(codeMac))
      if (!fits || !(await consumeSignInCode(parts.db, { ...asked, codeMac }))) throw wrong
    })
    return
  }
  const guess = await countedGuess(parts, session.email, network)
  const identity = await identityById(parts.db, session.identityId)
  if (!identity || currentPassword === undefined || !(await parts.passwords.verify(identity.passwordHash, currentPassword)))
    throw invalid([{ path: 'currentPassword', message: 'Your current password is incorrect' }])
  await guess.right(identity.id)
}

/**
 * An email names one person: whoever signs beside the borrower is not to be signed for by them. And whoever signs for another's home is known there by the
 * email of now.
 * @throws Problem validation_failed, conflict
 */
export async function refuseSignersEmail(
  { db, clock }: { readonly db: Session } & Pick<Parts, 'clock'>,
  identityId: string,
  email: string,
): Promise<void> {
  for (const { id } of await allApplicationsOf(db, identityId)) {
    const file = await readFile(db, id, clock.now())
    if (file && signersByFacts(file.facts).some((signer) => signer.email === email))
      throw invalid([{ path: 'email', message: 'This is the email of someone who signs with you. Enter one that only you read.' }])
  }
  if (await isBoundToAny(db, identityId))
    throw new Problem('conflict', 'You sign for someone else’s home with this email. Call us, and we change it with you.')
}

interface Asked {
  readonly present: string
  readonly email: string
  readonly secret: string
}

async function tell(parts: Parts, brand: Brand, { present, email, secret }: Asked): Promise<void> {
  const { orgCode: organizationCode } = brand
  const isTaken = (await identityByEmail(parts.db, email)) !== undefined
  const letter = isTaken
    ? emailTakenMail(brand)
    : confirmEmailMail(brand, linkTo(parts.config, brand, '/auth/confirm-email', { token: secret }))
  const toNew = { message: { organizationCode, recipient: email, ...letter }, goodForMs: GOOD_FOR_MS, lost: 'email change not mailed' }
  const toPresent = { organizationCode, recipient: present, ...emailChangeAskedMail(brand) }
  await Promise.all([
    sendUnstored(parts, toNew),
    sendUnstored(parts, { message: toPresent, goodForMs: TOLD_FOR_MS, lost: 'request of an email change not told' }),
  ])
}
