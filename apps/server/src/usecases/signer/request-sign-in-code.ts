/** Somebody signs beside a borrower: a code goes to the email, if one of the organization's applications names it. Who asks never learns whether. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '@hearthline/brands'
import { USE_LIMITS } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { signInCodeMail } from '../../mail/sign-in-code-mail.ts'
import { countCall, isKnownNetwork } from '../../store/repositories/limit-counts.ts'
import { insertSignInCode } from '../../store/repositories/sign-in-codes.ts'
import { asSystem } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { resetPauseMs } from '../identity/request-password-reset.ts'
import { KNOWN_NETWORK_DAYS } from '../session/guesses.ts'
import { findSignings } from './find-signings.ts'

const GOOD_FOR_MS = 10 * 60_000

type Parts = Pick<Container, 'db' | 'clock' | 'mail' | 'log' | 'config' | 'macs'>

export interface CodeRequest {
  readonly email: string
  /** The lender whose page asks; the letter is theirs. */
  readonly brand: Brand
  /** What limits count by: the caller's address, or its /64. */
  readonly network: string
}

/**
 * Returns at once and does the work after a pause, so that neither the answer nor its time tells whether the email signs anything.
 * @returns the name of the request, with which its code has to be sent
 */
export function requestSignInCode(parts: Parts, request: CodeRequest, pause = () => sleep(resetPauseMs(parts.config))): string {
  const id = randomUUID()
  asSystem(() =>
    pause()
      .then(() => sendCode(parts, request, id))
      .catch((problem: unknown) => {
        parts.log.error({ problem: problem instanceof Error ? problem.name : 'unknown' }, 'sign-in code not sent')
      }),
  )
  return id
}

async function sendCode(parts: Parts, { email, brand, network }: CodeRequest, id: string): Promise<void> {
  const { db, clock, macs } = parts
  const recipient = email.trim().toLowerCase()
  const now = clock.now()
  const organizationCode = brand.orgCode
  const signings = await findSignings(db, recipient, organizationCode, now)
  if (signings.length === 0) return
  const emailMac = macs.mac('guesses', recipient)
  if (await isTooOften(parts, `${organizationCode}/${emailMac}`, { email: recipient, network })) return
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expiresAt = new Date(Date.parse(now) + GOOD_FOR_MS).toISOString()
  await insertSignInCode(db, {
    id,
    organizationCode,
    emailMac,
    codeMac: macs.mac('guesses', `${recipient}/${code}`),
    createdAt: now,
    expiresAt,
  })
  const message = { organizationCode, recipient, ...signInCodeMail(brand, code) }
  await sendUnstored(parts, { message, goodForMs: GOOD_FOR_MS, lost: 'sign-in code not sent' })
}

/**
 * A mailbox is not to be flooded by whoever knows its address: so many codes for each network, and so many in all, then silence. Networks from
 * which the person has signed in before are not kept out by what strangers ask for elsewhere.
 */
export async function isTooOften(
  { db, config }: Parts,
  subject: string,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  if (!config.rateLimits) return false
  const own = await countCall(db, 'signInCodes', `${subject}/${network}`, USE_LIMITS.signInCodes)
  if (own.count > USE_LIMITS.signInCodes.most) return true
  const all = await countCall(db, 'allSignInCodes', subject, USE_LIMITS.allSignInCodes)
  return all.count > USE_LIMITS.allSignInCodes.most && !(await isKnownNetwork(db, { email, network, days: KNOWN_NETWORK_DAYS }))
}
