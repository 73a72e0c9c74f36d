/** The owners' right to cancel as the team sees it. */
import {
  apartFromLatePayment,
  cashUnderWay,
  correctionBarred,
  deliveriesRecorded,
  exercisedBy,
  type Item,
  isRescinded,
  type Known,
  latePayoffs,
  leftAfterRescission,
  moneyOut,
  owedAfterRescission,
  representativeOf,
  rescissionAssurance,
  rescissionConfirmation,
  rescissionNotice,
  rescissionReturn,
  rescissionRight,
  rescissionStatements,
  returnDueOn,
  standing,
  statementOf,
  type Walk,
  whoCanceled,
} from '@hearthline/domain'
import { SENDS_MONEY } from '../../engine/is-wanted.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { hasLiveRun } from '../../store/repositories/runs.ts'
import { ownWork, recordedBy } from '../console/barred.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { ownersIn } from './owners-in.ts'

/** null where there is none. */
export async function rescissionOf(session: Session, staff: StaffCaller, { facts, row }: ApplicationFile) {
  const { walk } = standing(facts)
  const { state, lastDay } = rescissionRight(walk, facts.now)
  if (state === 'NONE') return null
  const exercised = exercisedBy(walk.known) ?? null
  const left = leftAfterRescission(walk.known)
  return {
    state,
    lastDay: lastDay ?? null,
    // Of an owner who died whoever acts for them gives it.
    owners: [...ownersIn(walk)].map(([party, name]) => ({
      party,
      name: whoCanceled({ party, name, representative: representativeOf(walk.known, party) }),
    })),
    deliveries: deliveriesOf(walk.known),
    correctionBarred: correctionBarred(walk.known) ?? null,
    exercised,
    returnDueOn: exercised && returnDueOn(exercised),
    owed: [...owedAfterRescission(walk.known)],
    owedByOwners: [...(left?.byOwners ?? [])],
    turn: left?.turn ?? null,
    isMoneyOut: moneyOut(walk.known).length > 0 || (await hasLiveRun(session, row.id, [...SENDS_MONEY])),
    recall: exercised && recallOf(walk.known),
    returned: walk.known(rescissionReturn)?.returned ?? [],
    ...(await duties(session, staff, row, walk)),
    latePayments: [...latePayoffs(walk.known)],
    refused: (walk.known(rescissionConfirmation)?.refused ?? []).map(({ givenOn, on, because, finding, ...giver }) => ({
      ...{ name: whoCanceled(giver), givenOn, on, because },
      ...(finding && { finding }),
    })),
    assurance: state === 'ENDED' && !exercised ? assuranceOf(walk, facts.now) : null,
  }
}

/** Whose notice the team recorded, and how: each may be corrected until money has left. */
function deliveriesOf(known: Known) {
  const names = new Map((known(rescissionNotice)?.persons ?? []).map(({ party, name }) => [party, name]))
  return deliveriesRecorded(known).map(({ party, to, way, on, document, showsReceiver, representative }) => ({
    ...{ party, name: names.get(party) ?? party, to: to ?? (representative ? 'REPRESENTATIVE' : 'OWNER'), way, on },
    ...(document !== undefined && { document }),
    ...(showsReceiver && { showsReceiver }),
    ...(representative && { representative }),
  }))
}

/** What no one here stops any more, and a bank may still send back. */
function recallOf(known: Known) {
  const underWay = cashUnderWay(known)
  const cash = moneyOut(known).find(({ what }) => what === 'CASH')
  return underWay && cash ? { ...underWay, ...(cash.amountCents !== undefined && { amountCents: cash.amountCents }) } : null
}

/** What waits for a second person, and why not for this one. */
async function duties(session: Session, staff: StaffCaller, { id: uuid, organizationCode }: ApplicationFile['row'], walk: Walk) {
  const { known } = walk
  if (!exercisedBy(known)) return { confirmation: null, returnsBarred: null, latePaymentsBarred: null }
  const told = (item: Item) => ownWork(session, { staff, uuid, organizationCode, item, known }).then((words) => words ?? null)
  const returnsBarred = await told(rescissionReturn as Item)
  const latePaymentsBarred = (await recordedBy(session, { staff, uuid }, apartFromLatePayment)) ?? null
  return {
    returnsBarred,
    latePaymentsBarred,
    confirmation: isRescinded(known) ? null : { barred: await told(rescissionConfirmation as Item), stated: statedIn(walk) },
  }
}

/** Owners who stated that they did not cancel: what a notice that comes afterwards is compared with. */
function statedIn(walk: Walk) {
  const names = ownersIn(walk)
  return (walk.known(rescissionStatements)?.statements ?? [])
    .filter(({ party }) => statementOf(walk.known, party))
    .map(({ party, way, signedOn, signature, document }) => ({
      ...{ name: names.get(party) ?? signature, way, signedOn },
      ...(document !== undefined && { document }),
    }))
}

/** Whether the lender is reasonably satisfied that no owner canceled, and by what (12 CFR 1026.15(c)). */
function assuranceOf(walk: Walk, now: string) {
  const { mailUntil, missing } = rescissionStatements.about!.of(walk.known)
  const over = rescissionAssurance.until?.(walk.known)
  return {
    isSettled: over !== undefined && over <= now,
    mailUntil: mailUntil!,
    stated: statedIn(walk),
    missing: missing.filter(({ party }) => representativeOf(walk.known, party) === undefined),
    represented: (walk.known(rescissionNotice)?.persons ?? []).flatMap(({ party, name }) => {
      const representative = representativeOf(walk.known, party)
      return representative === undefined ? [] : [{ name, representative }]
    }),
  }
}
