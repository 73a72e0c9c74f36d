/**
 * Emails a link to an application that names the loan officer. Whether the address has an account is asked nowhere, so no answer tells it. Whoever
 * asked for no more of these emails gets none from any sender of the organization (15 U.S.C. 7704(a)(4)).
 */
import { randomUUID } from 'node:crypto'
import { takesApplications } from '@hearthline/brands'
import type { OwnEntry } from '@hearthline/contract'
import { formatMonthDay, lenderDay, linkedScenario, scenarioQuery } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { agentLinkMail } from '../../mail/agent-link-mail.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import { deleteLink, hasRefusedLinks, insertLink, lastSentTo, lockSending } from '../../store/repositories/agents.ts'
import { stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { asSystem } from '../../store/scope.ts'
import { emailMacOf, STOP_PATH, stopToken } from '../mail-stops/mail-stop.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { TooManyTries } from '../too-many-tries.ts'
import { linkToken } from './answer-link.ts'
import { leftToday } from './left-today.ts'
import { ownOfficers } from './own-officers.ts'
import { readOwnEntry } from './read-entries.ts'

const DAY_MS = 24 * 60 * 60_000
const GOOD_FOR_MS = 30 * DAY_MS
/** A second mail to the same person within these days would be a nuisance. */
const PAUSE_MS = 3 * DAY_MS

export interface WantedLink {
  readonly email: string
  readonly firstName: string
  readonly officer: string
  /** A referral of theirs that the link opens. */
  readonly referral?: string | undefined
  /** The query of an estimate that the link opens filled in. */
  readonly estimate?: string | undefined
}

const emailFault = (message: string) => invalid([{ path: 'email', message }])

/** @throws Problem not_found for an officer who is not the caller's, validation_failed, too_many_requests */
export async function sendLink(container: Container, identityId: string, wanted: WantedLink) {
  const { db, clock, brands, config, macs, mail } = container
  const email = wanted.email.toLowerCase()
  const own = (await ownOfficers(container, identityId)).find(({ officer }) => officer === wanted.officer.toLowerCase())
  const brand = own && brands.get(own.organizationCode)
  if (!own || !brand) throw notFound('You send for no such loan officer')
  if (!takesApplications(brand)) throw new Problem('conflict', `${brand.names.short} takes no applications right now.`)
  const [id, now] = [randomUUID(), clock.now()]
  const referral = await referralOf(container, identityId, own.officer, { ...wanted, email })
  const estimate = wanted.estimate && readEstimate(wanted.estimate)
  // The caller was let through in their own scope; what is written then is the product's.
  const left = await asSystem(() =>
    db.transaction(async (session) => {
      await lockSending(session, identityId)
      const before = await leftToday({ db: session, clock }, identityId)
      if (before === 0) throw new TooManyTries(3600, 'You have sent as many links as you can within 24 hours. Try again later.')
      const stopped = await stoppedKinds(session, own.organizationCode, emailMacOf(container, own.organizationCode, email))
      if (stopped.includes('OFFERS') || (await hasRefusedLinks(session, own.organizationCode, email)))
        throw emailFault(`Whoever has this email asked for no more of these emails from ${brand.names.short}`)
      const last = await lastSentTo(session, own, email)
      if (last && Date.parse(last) > Date.parse(now) - PAUSE_MS)
        throw emailFault(`A link went there on ${formatMonthDay(lenderDay(last))}. Wait three days before you send another`)
      const expiresAt = new Date(Date.parse(now) + GOOD_FOR_MS).toISOString()
      const { organizationCode, officer } = own
      await insertLink(session, {
        id,
        organizationCode,
        officer,
        email,
        sentBy: identityId,
        sentAt: now,
        expiresAt,
        referral: referral?.key ?? null,
      })
      const detail = { link: id, officer }
      await recordAccess(container, session, {
        organizationCode,
        action: 'agent-link-sent',
        identityId,
        actor: accountActor(identityId),
        detail,
      })
      return before - 1
    }),
  )
  const token = linkToken(macs, id)
  const stop = linkTo(config, brand, STOP_PATH, { token: stopToken(container, brand.orgCode, email, 'OFFERS') })
  const rid = referral && { rid: referral.key }
  const page = (answer: object) =>
    linkTo(config, brand, '/account/heloc/invitation', { referrer: own.officer, ...rid, link: token, ...answer })
  const { originatorName, brokerName, nmls } = own.entry.originatorDisplayInfo
  const letter = agentLinkMail({
    ...{ brand, firstName: wanted.firstName, begin: page({}), stop: page({ stop: 'true' }) },
    sender: [originatorName, brokerName].filter(Boolean).join(', '),
    nmls,
    isFilledIn: referral !== undefined,
    ...(estimate && { estimate: linkTo(config, brand, '/account/heloc/estimate', { referrer: own.officer, ...estimate }) }),
  })
  try {
    await asSystem(() => mail.send({ organizationCode: brand.orgCode, recipient: email, reference: `agent-link.${id}`, stop, ...letter }))
  } catch (problem) {
    // What no server took was not sent, and is not counted.
    await asSystem(() => deleteLink(db, id))
    if (problem instanceof MailRefused) throw emailFault('This address takes no email. Check it')
    throw new Problem('unavailable', 'The email could not be sent right now. Nothing was sent. Try again in a few minutes.')
  }
  return { id, leftToday: left }
}

/** It goes to whom they refer and to no one else: it opens what was typed of that person. */
async function referralOf(
  container: Container,
  identityId: string,
  officer: string,
  { referral, email }: WantedLink,
): Promise<OwnEntry | undefined> {
  if (referral === undefined) return undefined
  const entry = await readOwnEntry(container, identityId, { register: 'referral', key: referral })
  if (entry.officer !== officer) throw notFound('You have no such entry')
  if (entry.state !== 'ACTIVE') throw new Problem('conflict', 'This referral is over. Make another one.')
  if (entry.email?.toLowerCase() !== email) throw emailFault('Send the link to the email of the referral')
  return entry
}

/** Nothing else of what was given gets into the link. */
function readEstimate(query: string): Record<string, string> {
  const { scenario, choice } = linkedScenario(new URLSearchParams(query))
  return scenarioQuery(scenario, choice)
}
