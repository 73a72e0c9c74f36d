/** Settles an ask: validates by the item's own schema, seals what is secret, and lets the walk say what follows. */

import type { Item, Result, Walk } from '@hearthline/domain'
import {
  BORROWER,
  contact,
  dayAtHome,
  digestOf,
  EMPTY_BASIS,
  firstDecision,
  homeAddress,
  isEnded,
  isOfferChoice,
  legalName,
  lenderDay,
  standing,
} from '@hearthline/domain'
import { postalAddress } from '@hearthline/domain/facts/scalars'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import type { Advanced } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { identityById } from '../../store/repositories/people.ts'
import { deleteUnconfirmedChoice } from '../../store/repositories/unconfirmed-choices.ts'
import { termsNow } from '../../work/decision/lending-terms.ts'
import { refuseRefusedAccount } from '../banking/refuse-refused-account.ts'
import { consentsInAnswer } from '../consents/consents-in-answer.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { fieldProblems } from '../field-problems.ts'
import { withIdempotency } from '../idempotency.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { confirmPhone } from '../phone/confirm-phone.ts'
import { invalid, Problem } from '../problem.ts'
import { refuseDigitsInName } from '../profile/refuse-digits-in-name.ts'
import { tellsBorrower } from '../signer/tells-of-signer.ts'
import { isSigning, recordFinished, refuseUnsigned } from '../signing/refuse-unsigned.ts'
import { openSigningPart } from '../signing/signing-part.ts'
import { advanceForBorrower } from './advance-for-borrower.ts'
import { refuseUnflaggedPayoffs } from './direct-payoff.ts'
import { groundOfItem } from './grounds.ts'
import { keepApart } from './keep-apart.ts'
import { mayAnswer } from './may-answer.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { knownItem } from './read-item.ts'
import { refuseChangedGround } from './refuse-changed-ground.ts'
import { refuseOverMeeting } from './refuse-over-meeting.ts'
import { refuseSamePhotos } from './refuse-same-photos.ts'
import { refuseStaffAddresses } from './refuse-staff-addresses.ts'
import { refuseUnfitAnswer } from './refuse-unfit-answer.ts'
import { refuseUnsentDocuments } from './refuse-unsent-documents.ts'
import { refuseUnservedPlace } from './refuse-unserved-place.ts'
import { saveCorrections } from './save-applicant.ts'

export interface Answer {
  readonly caller: Caller
  readonly uuid: string
  readonly item: string
  readonly data: unknown
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** network address, kept with a consent and with a signature */
  readonly address: string
  /** what the caller's browser calls itself, kept with a signature */
  readonly agent?: string | undefined
}

/**
 * Asks of whose answer something else is kept: what is made of it, by asking outside and so before the transaction. Undefined where the usual
 * checks refuse the answer anyway.
 */
const MADE: Readonly<Partial<Record<string, (container: Container, answer: Answer) => Promise<unknown>>>> = {
  [contact.id]: confirmPhone,
}

/** @throws Problem not_found, validation_failed, conflict (with the current step), precondition_failed, unavailable; TooManyTries */
export async function answerItem(container: Container, answer: Answer): Promise<{ uuid: string }> {
  const now = container.clock.now()
  const made = Object.hasOwn(MADE, answer.item) ? await MADE[answer.item]?.(container, answer) : undefined
  const keyed = {
    ...answer.caller,
    key: answer.idempotencyKey,
    call: `answer/${answer.uuid}/${answer.item}`,
    body: answer.data,
    now,
  }
  await refuseStaffAddresses(container, answer.data)
  await refuseUnflaggedPayoffs(container, answer.caller, answer.uuid, answer.item, answer.data)
  const { reply } = await container.db.transaction(async (session) => {
    // What a stranger gets never depends on the state: "not found" comes before everything else.
    const file = await openApplication(session, answer.caller, answer.uuid, now, true)
    const item = knownItem(answer.item)
    if (item.kind !== 'ask') throw new Problem('conflict', 'This item does not take an answer', { step: file.row.step })
    return withIdempotency(container, session, keyed, async () => {
      await refuseChangedGround(session, file, answer.ifMatch, groundOfItem(item))
      const parsed = z.safeParse(item.accepts ?? item.data, answer.data)
      if (!parsed.success) throw invalid(fieldProblems(parsed.error.issues))
      const part = isSigning(item) ? await openSigningPart(session, { kind: 'borrower', ...answer }, now) : undefined
      // A person agreed when they did, and not when they had signed everything.
      const agreedAt = part?.isOpen ? await refuseUnsigned(session, container, part, parsed.data) : now
      await settleAsk(container, session, file, item, made ?? parsed.data)
      if (part) await recordFinished(session, container, part, answer)
      const { identityId, organizationCode } = answer.caller
      const source = { identityId, applicationId: answer.uuid, source: `item:${item.id}`, address: answer.address }
      await storeConsents(session, organizationByCode(container, organizationCode), agreedAt, source, consentsInAnswer(item, parsed.data))
      return { uuid: answer.uuid }
    })
  })
  return reply
}

/** Stores the answer of an ask that may be answered now. */
export async function settleAsk(
  container: Container,
  session: Session,
  file: ApplicationFile,
  item: Item,
  data: unknown,
): Promise<Advanced> {
  const { walk, step } = standing(file.facts)
  if (file.row.cancelledAt || isEnded(step)) {
    throw new Problem('conflict', 'This application has ended and can no longer be changed', { step })
  }
  if (!mayAnswer(item, walk)) {
    throw new Problem('conflict', 'This question is not open right now. Reload the page to see your next step.', { step })
  }
  refuseOverMeeting(item, walk, step, file.facts.now)
  const account = item.fits && (await identityById(session, file.row.identityId))
  refuseUnfitAnswer(walk.known, item, data, file.facts.now, account)
  await refuseUnsentDocuments(session, item, data, { applicationId: file.row.id, party: BORROWER })
  await refuseSamePhotos(session, file, walk, item, data)
  await refuseRefusedAccount(session, container.sealing, { applicationId: file.row.id, known: walk.known }, item, data)
  if (item.id === 'legal-name') refuseDigitsInName(container.config, 'lastName', z.parse(legalName.data, data).lastName)
  if (item.id === 'property-correction') {
    const { lending } = termsNow(container.engine.parts.services, file.row, file.facts)
    await refuseUnservedPlace(session, { orgCode: file.row.organizationCode, lending }, data)
  }
  const target = item.answers?.item ?? item
  const answered =
    item.keeps?.(walk.known, data, file.facts.results[item.id]?.data, lenderDay(file.facts.now), dayAtHome(walk.known, file.facts.now)) ??
    data
  const kept = await keepApart(container.sealing, session, file, item, answered)
  const settled = item.answers ? item.answers.fold(file.facts.results[target.id]?.data ?? target.initially, kept) : kept
  const actor = `borrower:${file.row.identityId}`
  const given = { basis: walk.bases[target.id] ?? EMPTY_BASIS, data: settled }
  const fact = newFact(container.sealing, target, { ...given, actor, settledAt: standsSince(file, walk, target, given) })
  const facts = [fact, ...homeAlongWith(container.sealing, file, item, settled, actor)]
  // Confirmed on one device: what another has set before it is past.
  if (isOfferChoice(target.id)) await deleteUnconfirmedChoice(session, file.row.id)
  await saveCorrections(session, file.row.identityId, facts, container.clock.now())
  return advanceForBorrower(session, container, file, {
    facts,
    actor,
    action: 'answered',
    detail: { asked: item.id },
    tellsOfSigner: tellsBorrower(file.facts, { [target.id]: settled }),
  })
}

/** Since when the very same answer stands already; undefined where it is another, or does not stand. A secret is never the same: it is sealed. */
function standsSince(
  { facts }: ApplicationFile,
  { states, known }: Walk,
  { id }: Item,
  { basis, data }: Pick<Result, 'basis' | 'data'>,
): string | undefined {
  const before = facts.results[id]
  if (!before || states[id] !== 'settled' || before.basis !== basis || digestOf(before.data) !== digestOf(data)) return undefined
  // Offers that were priced again since live on only by a choice that comes after.
  const pricedAt = isOfferChoice(id) ? known(firstDecision)?.pricedAt : undefined
  return pricedAt !== undefined && before.settledAt < pricedAt ? undefined : before.settledAt
}

/**
 * Who lives in the home that they borrow against and corrects its address has corrected their own as well: the bureau is asked about it, and
 * a notice goes there.
 */
function homeAlongWith(sealing: Sealing, { facts }: ApplicationFile, item: Item, stored: unknown, actor: string): readonly NewFact[] {
  if (item.id !== 'property-correction') return []
  const { 'home-address': home, 'property-address': property } = facts.results
  if (!home || !property || placeOf(home.data) !== placeOf(property.data)) return []
  return [newFact(sealing, homeAddress as Item, { basis: home.basis, data: postalAddress.parse(stored), actor })]
}

const placeOf = (data: unknown): string => {
  const { street1, street2 = '', city, state, zip } = postalAddress.parse(data)
  return [street1, street2, city, state, zip].join('\n')
}
