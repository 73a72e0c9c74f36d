/** Settles an ask: validates by the item's own schema, seals what is secret, and lets the walk say what follows. */

import type { Item, ItemState } from '@hearthline/domain'
import { FLOW, standing } from '@hearthline/domain'
import { postalAddress } from '@hearthline/domain/facts/scalars'
import type { Container } from '../../container.ts'
import type { Advanced } from '../../engine/advance.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { deleteUnconfirmedChoice } from '../../store/repositories/unconfirmed-choices.ts'
import { consentsInAnswer } from '../consents/consents-in-answer.ts'
import { keepConsents } from '../consents/keep-consents.ts'
import { fieldProblems } from '../field-problems.ts'
import { once } from '../idempotency.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { advanceForBorrower } from './advance-for-borrower.ts'
import { groundOfItem } from './grounds.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { refuseChangedGround } from './refuse-changed-ground.ts'
import { refuseUnfitAnswer } from './refuse-unfit-answer.ts'
import { refuseUnservedPlace } from './refuse-unserved-place.ts'
import { rememberCorrections } from './remember-applicant.ts'
import { sealSecrets } from './seal-secrets.ts'

export interface Answer {
  readonly caller: Caller
  readonly uuid: string
  readonly item: string
  readonly data: unknown
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** network address, kept with a consent */
  readonly address: string
}

/** What may be answered again later, though it is not the open item: data of the borrower's own, before submission. */
const CORRECTABLE = new Set(['annual-income', 'home-address', 'sale-status', 'chosen-offer'])

/**
 * What may be corrected while another item asks, because that item rests on it: nobody is found under a misspelt name, and none of the
 * homes found is the borrower's. At any other time a name or an address that changes would slip past what was checked about it.
 */
const CORRECTABLE_WHILE: Readonly<Record<string, string>> = { 'legal-name': 'credit-obstacle', 'property-correction': 'property-choice' }

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

export const itemNamed = (id: string): Item => {
  const item = ITEMS.get(id)
  if (!item) throw notFound('There is no such item')
  return item
}

/** @throws Problem not_found, validation_failed, conflict (with the current step), precondition_failed; TooManyTries */
export async function answerItem(container: Container, answer: Answer): Promise<{ uuid: string }> {
  const now = container.clock.now()
  const keyed = {
    ...answer.caller,
    key: answer.idempotencyKey,
    call: `answer/${answer.uuid}/${answer.item}`,
    body: answer.data,
    now,
  }
  const { reply } = await container.db.transaction(async (session) => {
    // What a stranger gets never depends on the state: "not found" comes before everything else.
    const file = await openApplication(session, answer.caller, answer.uuid, now, true)
    const item = itemNamed(answer.item)
    if (item.kind !== 'ask') throw new Problem('conflict', 'This is not something to be answered', { step: file.row.step })
    return once(container, session, keyed, async () => {
      await refuseChangedGround(session, file, answer.ifMatch, groundOfItem(item))
      const parsed = item.data.safeParse(answer.data)
      if (!parsed.success) throw invalid(fieldProblems(parsed.error.issues))
      await settleAsk(container, session, file, item, parsed.data)
      const { identityId, organizationCode } = answer.caller
      const source = { identityId, applicationId: answer.uuid, source: `item:${item.id}`, address: answer.address }
      await keepConsents(session, organizationByCode(container, organizationCode), now, source, consentsInAnswer(parsed.data))
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
  if (file.row.cancelledAt || step === 'DECLINED' || step === 'COMPLETE') {
    throw new Problem('conflict', 'This application has ended and can no longer be changed', { step })
  }
  if (!mayAnswer(item, walk.frontier?.item.id, walk.states)) {
    throw new Problem('conflict', 'This is not being asked now. Reload to see where your application stands.', { step })
  }
  refuseUnfitAnswer(container.sealing, walk.known, item, data)
  if (item.id === 'property-correction') refuseUnservedPlace(container.brands, file.row.organizationCode, data)
  const sealed = sealSecrets(container.sealing, item, data)
  const target = item.answers?.item ?? item
  const stored = item.answers ? item.answers.fold(file.facts.results[target.id]?.data ?? target.initially, sealed) : sealed
  const actor = `borrower:${file.row.identityId}`
  const facts = [{ item: target.id, basis: walk.bases[target.id] ?? '0', data: stored, actor }, ...homeAlongWith(file, item, stored, actor)]
  // Confirmed on one device: what another has set before it is past.
  if (target.id === 'chosen-offer' || target.id === 'revised-offer') await deleteUnconfirmedChoice(session, file.row.id)
  await rememberCorrections(session, file.row.identityId, facts, container.clock.now())
  return advanceForBorrower(session, container, file, {
    facts,
    actor,
    action: 'answered',
    detail: { asked: item.id },
  })
}

/**
 * Who lives in the home that they borrow against and corrects its address has corrected their own as well: the bureau is asked about it, and
 * a notice goes there.
 */
function homeAlongWith({ facts }: ApplicationFile, item: Item, stored: unknown, actor: string): readonly NewFact[] {
  if (item.id !== 'property-correction') return []
  const { 'home-address': home, 'property-address': property } = facts.results
  if (!home || !property || placeOf(home.data) !== placeOf(property.data)) return []
  return [{ item: 'home-address', basis: home.basis, data: postalAddress.parse(stored), actor }]
}

const placeOf = (data: unknown): string => {
  const { street1, street2 = '', city, state, zip } = postalAddress.parse(data)
  return [street1, street2, city, state, zip].join('\n')
}

const mayAnswer = (item: Item, open: string | undefined, states: Readonly<Record<string, ItemState>>): boolean =>
  item.id === open ||
  (open !== undefined && CORRECTABLE_WHILE[item.id] === open) ||
  (CORRECTABLE.has(item.id) && states[item.id] !== 'ahead' && states[item.id] !== 'skipped' && states.submission !== 'settled')
