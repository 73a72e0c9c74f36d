/**
 * A borrower asks for a code. It goes to every mailbox, whether or not it has an account: whoever asks learns nothing of that. At a lender that takes no
 * applications, a mailbox without an account gets a mail that says so in its place.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { takesApplications } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { noNewAccountMail, signInCodeMail } from '../../mail/sign-in-code-mail.ts'
import { isKnownNetwork } from '../../store/repositories/limit-counts.ts'
import { identityByEmail } from '../../store/repositories/people.ts'
import { endEarlierCodes, insertSignInCode } from '../../store/repositories/sign-in-codes.ts'
import { asSystem } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { resetPauseMs } from '../identity/request-password-reset.ts'
import { KNOWN_NETWORK_DAYS } from '../session/guesses.ts'
import { type CodeRequest, isTooOften } from '../signer/request-sign-in-code.ts'
import { brokerCode } from './broker-code.ts'
import { refuseWithoutBroker } from './login-mode.ts'

const GOOD_FOR_MS = 10 * 60_000

type Parts = Pick<Container, 'db' | 'clock' | 'mail' | 'log' | 'config' | 'macs'>

/**
 * Returns at once and does the work after a pause: a mailbox that has had too many codes is not told from another one.
 * @returns the name of the request, with which its code has to be sent
 * @throws Problem conflict where people sign in with a password
 */
export function requestBrokerCode(parts: Parts, request: CodeRequest, pause = () => sleep(resetPauseMs(parts.config))): string {
  refuseWithoutBroker(request.brand)
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
  const organizationCode = brand.orgCode
  const asked = brokerCode(parts, { id, email, organizationCode })
  // Over all lenders: it is one mailbox that is not to be flooded.
  if (await isTooOften(parts, asked.emailMac, { email: asked.email, network })) return
  if (!takesApplications(brand) && !(await identityByEmail(parts.db, asked.email))) {
    const message = { organizationCode, recipient: asked.email, ...noNewAccountMail(brand) }
    return await sendUnstored(parts, { message, goodForMs: GOOD_FOR_MS, lost: 'mail about a withdrawn lender not sent' })
  }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const createdAt = parts.clock.now()
  const expiresAt = new Date(Date.parse(createdAt) + GOOD_FOR_MS).toISOString()
  const { emailMac } = asked
  const askedFrom = parts.macs.mac('guesses', `broker/from/${network}`)
  const isOwners = await isKnownNetwork(parts.db, { email: asked.email, network, days: KNOWN_NETWORK_DAYS })
  await parts.db.transaction(async (store) => {
    await endEarlierCodes(store, { organizationCode, emailMac, askedFrom: isOwners ? undefined : askedFrom })
    await insertSignInCode(store, { id, organizationCode, emailMac, codeMac: asked.macOf(code), askedFrom, createdAt, expiresAt })
  })
  const message = { organizationCode, recipient: asked.email, ...signInCodeMail(brand, code) }
  await sendUnstored(parts, { message, goodForMs: GOOD_FOR_MS, lost: 'sign-in code not sent' })
}
