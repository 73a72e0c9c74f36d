/** An account that the borrower links at their bank: a window is opened, and what comes of it answers the question that is open. */
import { randomUUID } from 'node:crypto'
import { AUTOPAY_CONSENT_MISSING, type Item, itemNamed, type Known, legalName, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { LinkedAccount } from '../../providers/banking/port.ts'
import { type ProviderCall, ProviderRefused, ProviderUnavailable } from '../../providers/provider-call.ts'
import { finishStoredBankLink, insertBankLink, type LinkPurpose } from '../../store/repositories/bank-links.ts'
import { settleAsk } from '../application/answer-item.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { consentsInAnswer } from '../consents/consents-in-answer.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid, Problem } from '../problem.ts'
import { announcementsAt } from '../webhooks/announcements-at.ts'
import { exchangeOnce, isExchanged } from './exchange-once.ts'

export interface Linking {
  readonly caller: Caller
  readonly uuid: string
  readonly purpose: LinkPurpose
}

export interface Linked extends Linking {
  readonly publicToken: string
  readonly accountId: string | undefined
  /** For AUTOPAY: the box that was checked before the window was opened. */
  readonly autopayConsent: boolean
  /** network address, kept with a consent */
  readonly address: string
}

/** A page waits for this. */
const TIMEOUT_MS = 20_000

/** As long as an aggregator's window may be open (Plaid: four hours). */
const WINDOW_MS = 4 * 3_600_000

/** The questions that an account answers, the one that is open first. */
const ANSWERED_BY: Readonly<Record<LinkPurpose, readonly string[]>> = {
  DISBURSEMENT: ['replacement-account', 'account-correction', 'disbursement-account'],
  AUTOPAY: ['autopay-correction', 'payment-method'],
}

const callFor = ({ clock }: Container, key: string): ProviderCall => ({
  idempotencyKey: key,
  signal: AbortSignal.timeout(TIMEOUT_MS),
  now: clock.now(),
})

/** @throws Problem conflict when no account is asked for right now */
function openQuestion(known: { readonly step: string; readonly open: string | undefined }, purpose: LinkPurpose): Item {
  const ids = ANSWERED_BY[purpose]
  const corrected = itemNamed(known.open ?? '')?.corrects?.find(({ id }) => ids.includes(id))?.id
  const id = ids.find((each) => each === known.open) ?? corrected
  const item = id === undefined ? undefined : itemNamed(id)
  if (!item)
    throw new Problem('conflict', 'This question is not open right now. Reload the page to see your next step.', { step: known.step })
  return item
}

async function questionOf(container: Container, { caller, uuid, purpose }: Linking) {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const { walk, step } = standing(file.facts)
  const item = openQuestion({ step, open: file.row.cancelledAt ? undefined : walk.frontier?.item.id }, purpose)
  return { item, holder: holderOf(walk.known) }
}

function holderOf(known: Known) {
  const holder = known(legalName)
  if (!holder) throw new Error('An account is asked for before the name')
  return holder
}

/** Where the aggregator, or the bank, sends people back [routes/pages]. */
export async function startBankLink(container: Container, linking: Linking, origin: string) {
  const { holder } = await questionOf(container, linking)
  const { organizationCode } = linking.caller
  const lender = organizationByCode(container, organizationCode).names.short
  const request = {
    holder,
    lender,
    applicationId: linking.uuid,
    returnTo: `${origin}/plaid-oauth-success`,
    announceTo: announcementsAt(origin, organizationCode),
  }
  const now = container.clock.now()
  const call = callFor(container, `bank-link/${linking.uuid}/${now}`)
  const { data } = await answered(container.provider('banking', organizationCode).startLink(request, call))
  await insertBankLink(container.db, {
    id: randomUUID(),
    applicationId: linking.uuid,
    purpose: linking.purpose,
    tokenSealed: container.sealing.seal('link', data.token),
    startedAt: now,
    expiresAt: new Date(Date.parse(now) + WINDOW_MS).toISOString(),
  })
  return data
}

/** @throws Problem not_found, conflict, unavailable */
export async function finishBankLink(container: Container, linked: Linked): Promise<void> {
  const { caller, uuid, purpose } = linked
  if (purpose === 'AUTOPAY' && !linked.autopayConsent) throw invalid([{ path: 'autopayConsent', message: AUTOPAY_CONSENT_MISSING }])
  await openApplication(container.db, caller, uuid, container.clock.now())
  if (await isExchanged(container, linked)) return
  const { holder } = await questionOf(container, linked)
  const port = container.provider('banking', caller.organizationCode)
  const { publicToken, accountId } = linked
  const call = callFor(container, `bank-link/${uuid}/${publicToken}`)
  await exchangeOnce(container, {
    uuid,
    purpose,
    publicToken,
    isOf: async (token) => (await answered(port.isResultOf({ holder, token, publicToken }, call))).data.isOf,
    exchange: async ({ id }) => {
      const { data, reference } = await answered(port.finishLink({ holder, publicToken, accountId }, call))
      await storeLinked(container, linked, data, { id, reference })
    },
  })
}

async function storeLinked(container: Container, linked: Linked, data: LinkedAccount, link: { id: string; reference: string }) {
  const { caller, uuid, purpose } = linked
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    const { walk, step } = standing(file.facts)
    // Whatever was answered in another tab while the window was open is found here.
    const item = openQuestion({ step, open: file.row.cancelledAt ? undefined : walk.frontier?.item.id }, purpose)
    const answer = answerWith(data, linked)
    await settleAsk(container, session, file, item, answer)
    const source = { identityId: caller.identityId, applicationId: uuid, source: `item:${item.id}`, address: linked.address }
    await storeConsents(session, organizationByCode(container, caller.organizationCode), now, source, consentsInAnswer(item, answer))
    await finishStoredBankLink(session, link.id, { finishedAt: now, reference: link.reference })
  })
}

const answerWith = (account: LinkedAccount, { purpose, autopayConsent }: Linked): object =>
  purpose === 'DISBURSEMENT' ? account : { payType: 'AUTOPAY', otherAccount: account, autopayConsent }

async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) {
      throw new Problem('unavailable', 'Bank linking isn’t responding right now. Try again in a minute, or enter your account yourself.', {
        isTold: true,
      })
    }
    if (problem instanceof ProviderRefused) {
      throw new Problem('conflict', 'Your bank couldn’t link this account. Try again, or enter your account yourself.')
    }
    throw problem
  }
}
