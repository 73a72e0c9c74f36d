/** A person settles a wait that is open, with a reason that the audit log keeps. */
import { letsMoneyLeave } from '@hearthline/contract'
import {
  type AlsoSettled,
  BORROWER,
  basisOf,
  dayAtHome,
  EMPTY_BASIS,
  factName,
  type Item,
  implausibleIn,
  isEnded,
  itemNamed,
  type Known,
  lenderDay,
  type NamedDocument,
  ownerMarriages,
  partsOfFactName,
  resultsThatCount,
  standing,
  TEAM,
  type Walk,
  walkOfParty,
} from '@hearthline/domain'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { insertDeliveries } from '../../store/repositories/documents.ts'
import { supersedeFailedRun } from '../../store/repositories/runs.ts'
import { groundOfItem } from '../application/grounds.ts'
import { refuseChangedGround, refuseUnread } from '../application/refuse-changed-ground.ts'
import { refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { refuseUnsentDocuments } from '../application/refuse-unsent-documents.ts'
import { refuseShownAlready } from '../documents/refuse-shown-already.ts'
import { fieldProblems } from '../field-problems.ts'
import { refuseReaderOfRegister } from '../hmda/refuse-reader.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { tellsTeam } from '../signer/tells-of-signer.ts'
import { refuseByRole, refuseOwnWork } from './barred.ts'
import { decidedWords } from './decided-words.ts'
import { holdPayment } from './hold-payment.ts'
import { ownWordsTold, refuseLeavingOutSigned } from './own-words.ts'
import { refuseSpousesEmails } from './spouses-emails.ts'
import { actorOf, openAsStaff, type StaffCaller } from './staff-caller.ts'
import { mayBeTakenBack, refuseTakingBack } from './take-back.ts'

export interface OperatorAct {
  readonly staff: StaffCaller
  readonly uuid: string
  /** The item, with the signer's party after it where it is theirs (domain: flow/parties.ts). */
  readonly item: string
  readonly reason: string
  readonly idempotencyKey: string | undefined
}

/** The item and the party of a fact's name. @throws Problem not_found for an item that there is not */
function knownPart(name: string): { readonly item: Item; readonly party: string } {
  const { item: id, party } = partsOfFactName(name)
  const item = itemNamed(id)
  if (!item) throw notFound('There is no such item')
  return { item, party }
}

/** @throws Problem validation_failed for a reason that says nothing, or too much */
function refuseReason({ reason }: OperatorAct): void {
  const [fault] = implausibleIn({ reason })
  if (fault) throw invalid([fault])
}

/** Whether each thing that is decided was decided in the same way already, as it is now. */
function isSameAgain({ parts }: Item, known: Known, before: unknown, answer: unknown): boolean {
  const given = (answer as { readonly decided?: readonly { readonly condition: string; readonly outcome: string }[] }).decided
  if (!parts || !given) return false
  const standing = new Map(parts(known, before).map(({ part, outcome }) => [part, outcome]))
  return given.every(({ condition, outcome }) => standing.get(condition) === outcome)
}

/** Settled by time, or by what a provider tells: no person says it in their place. */
const isNoPersons = ({ by }: Item): boolean => by === 'time' || by === 'provider'

const keyedBy = ({ staff, idempotencyKey }: OperatorAct, { row }: ApplicationFile) => ({
  organizationCode: row.organizationCode,
  identityId: staff.identityId,
  key: idempotencyKey,
})

/** @throws Problem not_found, forbidden, validation_failed, conflict, precondition_failed when what is decided on is not what was read */
export async function decideWait(
  container: Container,
  act: OperatorAct & { data: unknown },
  ifMatch: string | undefined,
): Promise<{ step: string }> {
  const now = container.clock.now()
  refuseReason(act)
  await refuseStaffAddresses(container, { data: act.data })
  const outcome = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, act.staff, act.uuid, now, true)
    const { item, party } = knownPart(act.item)
    return withIdempotency(
      container,
      session,
      { ...keyedBy(act, file), call: `decide/${act.uuid}/${act.item}`, body: { data: act.data, reason: act.reason }, now },
      async () => {
        const { walk: whole, step, showsIdAfterEnd } = standing(file.facts)
        const name = factName(item.id, party)
        const before = file.facts.results[name]?.data
        const walk = walkOfParty(whole, party)
        const judged = {
          staff: act.staff,
          uuid: act.uuid,
          organizationCode: file.row.organizationCode,
          item,
          known: walk?.known ?? whole.known,
          given: before,
        }
        refuseByRole(container, judged)
        if (!item.isRecordedAnyTime) await refuseReaderOfRegister(session, act.staff, act.uuid)
        const open = walk?.frontier
        const isOpen = (file.row.openItem !== null || showsIdAfterEnd.includes(party)) && open?.item.id === item.id && !open.isUnclear
        const isAhead = file.row.openItem !== null && walk?.ahead.includes(item)
        const isAgain =
          file.row.openItem !== null && !isOpen && !isAhead && !isEnded(step) && item.decidedAgain?.(whole.known, lenderDay(now)) === true
        const isTakenBack = file.row.openItem !== null && mayBeTakenBack({ step, walk: whole }, item)
        if (item.isRecordedAnyTime === 'UNTIL_ENDED' && isEnded(step))
          throw new Problem('conflict', 'This application has already ended.', { step })
        if (
          !walk ||
          !(isOpen || isAhead || item.isRecordedAnyTime || isTakenBack || isAgain) ||
          item.kind !== 'wait' ||
          isNoPersons(item)
        ) {
          throw new Problem('conflict', 'This is not waiting for a decision now', { step })
        }
        // Whoever takes back their own approval lets no money leave.
        if (letsMoneyLeave(item.id) && !isTakenBack) refuseUnread(file, ifMatch)
        await refuseChangedGround(session, file, ifMatch, groundOfItem(item, party))
        const parsed = z.safeParse(item.accepts ?? item.data, act.data)
        if (!parsed.success) throw invalid(fieldProblems(parsed.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] }))))
        if (isTakenBack) await refuseTakingBack(session, { staff: act.staff, uuid: act.uuid, item, step }, parsed.data)
        await refuseOwnWork(session, judged)
        await refuseUnsentDocuments(session, item, parsed.data, { applicationId: act.uuid, party: TEAM, within: 'data.' })
        const misfits = [...implausibleIn(parsed.data), ...(item.fits?.(walk.known, parsed.data, lenderDay(now), undefined, before) ?? [])]
        if (misfits.length > 0) throw invalid(misfits.map((misfit) => ({ ...misfit, path: `data.${misfit.path}` })))
        const documents = item.documents?.(parsed.data) ?? []
        const named = documents.filter(({ isForTheFile }) => !isForTheFile)
        const actor = actorOf(act.staff)
        const target = item.answers?.item ?? item
        await refuseShownAlready(session, file, documents, { own: [name, factName(target.id, party)], within: 'data.' })
        const answered = item.keeps?.(walk.known, parsed.data, before, lenderDay(now), dayAtHome(whole.known, now)) ?? parsed.data
        const data = item.answers
          ? item.answers.fold(resultsThatCount(file.facts.results)[factName(target.id, party)]?.data ?? target.initially, answered)
          : answered
        refuseLeavingOutSigned(file, item, parsed.data)
        if (item.id === ownerMarriages.id)
          await refuseSpousesEmails(container, session, file, { answer: parsed.data, data, within: ['data'] })
        if (isSameAgain(item, walk.known, before, parsed.data))
          throw new Problem('conflict', 'This was decided so already, and nothing has changed since.', { step })
        const held = await holdPayment(session, container.engine.parts, file, { item, data })
        const advanced = await advance(session, container.engine.parts, file, {
          facts: [
            newFact(container.sealing, target, {
              basis: walk.bases[target.id] ?? (isAgain ? basisOf(target.reads?.(walk.known) ?? []) : EMPTY_BASIS),
              data,
              actor,
              party,
            }),
            ...alsoSettled(container, whole, item.alsoSettles?.(walk.known, answered) ?? [], actor),
            ...held.facts,
          ],
          tells: [...(held.tells ?? []), ...ownWordsTold(item, before, data)],
          tellsOfSigner: tellsTeam(item, whole.known, parsed.data),
          actor,
          action: item.isRecordedAnyTime ? 'recorded' : 'decided',
          detail: {
            decided: act.item,
            reason: act.reason,
            ...(isTakenBack && { takenBack: true }),
            ...(isAgain && before !== undefined && { again: true }),
            ...decidedWords(item, walk.known, { answer: parsed.data, before, after: answered }),
            ...(party === BORROWER && deliveredBy(named)),
          },
        })
        // What a signer beside the borrower signed is theirs alone.
        await insertDeliveries(
          session,
          (party === BORROWER ? named : []).map(({ uuid }) => ({ documentId: uuid, applicationId: act.uuid, deliveredAt: now })),
        )
        return { step: advanced.standing.step as string }
      },
    )
  })
  return outcome.reply
}

/** What the same act settles beside it. Of someone who has not begun on pages of their own it stands in the record of the act alone. */
const alsoSettled = (container: Container, whole: Walk, also: readonly AlsoSettled[], actor: string): readonly NewFact[] =>
  also.flatMap(({ item, party = BORROWER, data }) => {
    const basis = walkOfParty(whole, party)?.bases[item.id]
    return basis === undefined ? [] : [newFact(container.sealing, item, { basis, data, actor, party })]
  })

/** What the borrower has a copy of from now on. */
const deliveredBy = (named: readonly NamedDocument[]) => (named.length === 0 ? {} : { delivered: named.map(({ uuid }) => uuid) })

/**
 * Retries work that failed. Whoever has read the register may do so too (record 0046): nothing is judged by it, and the product itself tries it
 * again for a day. @throws Problem not_found, forbidden, conflict
 */
export async function rerunWork(container: Container, act: OperatorAct): Promise<{ step: string }> {
  const now = container.clock.now()
  refuseReason(act)
  const outcome = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, act.staff, act.uuid, now, true)
    knownPart(act.item)
    return withIdempotency(
      container,
      session,
      { ...keyedBy(act, file), call: `rerun/${act.uuid}/${act.item}`, body: { reason: act.reason }, now },
      async () => {
        const { [act.item]: basis, ...others } = file.facts.gaveUp ?? {}
        if (basis === undefined)
          throw new Problem('conflict', 'This work has not failed, so there is nothing to run again', { step: file.row.step })
        await supersedeFailedRun(session, act.uuid, act.item)
        const advanced = await advance(
          session,
          container.engine.parts,
          { ...file, facts: { ...file.facts, gaveUp: others } },
          {
            facts: [],
            actor: actorOf(act.staff),
            action: 'run-again',
            detail: { item: act.item, reason: act.reason },
          },
        )
        return { step: advanced.standing.step as string }
      },
    )
  })
  return outcome.reply
}
