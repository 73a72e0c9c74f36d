/** A person decides a condition that the team raised: on what was read, with a reason, and each outcome once. */
import { mayWaiveConditions, type Role } from '@hearthline/contract'
import {
  CONDITION_RULES,
  type ConditionEntry,
  conditionList,
  digestOfRaised,
  implausibleIn,
  isOver,
  type RaisedCondition,
  raisedOf,
  standing,
  stateOfRaised,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { toldOfCondition } from '../../engine/tell-of-condition.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type Ground, refuseChangedGround } from '../application/refuse-changed-ground.ts'
import { actorOf, openAsStaff } from '../console/staff-caller.ts'
import { refuseReaderOfRegister } from '../hmda/refuse-reader.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { changeRaised } from './change-conditions.ts'
import { conditionNamed } from './condition-bodies.ts'
import type { StaffAct } from './raise-condition.ts'

export interface Deciding {
  readonly outcome: 'CLEARED' | 'REJECTED' | 'WAIVED'
  readonly reason: string
  readonly toApplicant?: string | undefined
}

export interface DecidingAct extends StaffAct {
  readonly condition: string
  readonly roles: readonly Role[]
  readonly ifMatch: string | undefined
}

const TOLD = { CLEARED: 'CLEARED', WAIVED: 'CLEARED', REJECTED: 'REJECTED' } as const

/** One condition with all that was sent and decided of it: others that move meanwhile are no reason to refuse. */
const groundOf =
  (uuid: string): Ground =>
  (facts) => {
    const { known } = standing(facts).walk
    const { raised, answers } = raisedOf(known)
    return [raised.find((each) => each.uuid === uuid), answers.filter(({ condition }) => condition === uuid)]
  }

/** @throws Problem not_found, forbidden, validation_failed, conflict for what is decided so already, precondition_failed */
export async function decideCondition(container: Container, act: DecidingAct, deciding: Deciding): Promise<void> {
  const { staff, uuid, condition, idempotencyKey, ifMatch } = act
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { organizationCode } = file.row
    const call = `decide-condition/${uuid}/${condition}`
    const keyed = { identityId: staff.identityId, organizationCode, key: idempotencyKey, call, body: deciding, now }
    return withIdempotency(container, session, keyed, async () => {
      await refuseReaderOfRegister(session, staff, uuid)
      const { walk, step } = standing(file.facts)
      const entry = conditionNamed(conditionList(walk, file.facts), uuid, condition)
      const { raised } = entry
      if (!raised) throw new Problem('conflict', 'This condition was raised by a check, and is decided with the open item.', { step })
      await refuseChangedGround(session, file, ifMatch, groundOf(raised.uuid))
      refuseUnfit(file, raised, deciding)
      const actor = actorOf(staff)
      const made = decidedBy(walk.known, { raised, deciding, actor, now, roles: act.roles })
      await changeRaised(
        session,
        container,
        file,
        (list) => ({ ...list, raised: list.raised.map((each) => (each.uuid === raised.uuid ? withDecision(each, made) : each)) }),
        {
          actor,
          action: 'condition-decided',
          detail: detailOf(entry, raised.uuid, deciding, made),
          ...(made.waiver === undefined && {
            tells: toldOfCondition(entry, TOLD[deciding.outcome]),
          }),
        },
      )
      return { uuid }
    })
  })
}

type Known = Parameters<typeof stateOfRaised>[0]

/** @throws Problem validation_failed, conflict */
function refuseUnfit({ facts, row }: ApplicationFile, raised: RaisedCondition, { outcome, reason, toApplicant }: Deciding): void {
  const { known } = standing(facts).walk
  const state = stateOfRaised(known, raised)
  const again = (words: string) => new Problem('conflict', words, { step: row.step })
  if (state === 'WITHDRAWN') throw again('Whoever this was asked of no longer signs. The request is withdrawn.')
  if (isOver(state)) throw again('This condition is closed already. Raise another one if something is missing.')
  if (state === 'REJECTED' && outcome === 'REJECTED') throw again('This was rejected already, and nothing else was sent since.')
  const problems = [
    ...implausibleIn({ reason }),
    ...implausibleIn({ answer: toApplicant }).map((misfit) => ({ ...misfit, path: 'toApplicant' })),
    ...(outcome === 'REJECTED' && toApplicant === undefined
      ? [{ path: 'toApplicant', message: 'Write what the applicant reads: what is wrong, and what to send instead' }]
      : []),
    ...(outcome === 'CLEARED' && state === 'OPEN'
      ? [{ path: 'outcome', message: 'Nothing was sent yet. Waive it if it is not needed.' }]
      : []),
    ...(outcome === 'REJECTED' && state === 'OPEN'
      ? [{ path: 'outcome', message: 'Nothing was sent that could be rejected. Write what you need in a message, or waive it.' }]
      : []),
  ]
  if (problems.length > 0) throw invalid(problems)
}

interface Given {
  readonly raised: RaisedCondition
  readonly deciding: Deciding
  readonly actor: string
  readonly now: string
  readonly roles: readonly Role[]
}

/** A decision, or a waiver that a second person has to agree to. */
interface Made {
  readonly decision?: RaisedCondition['decided'][number]
  readonly waiver?: NonNullable<RaisedCondition['waiver']>
}

/** Beside what was decided before, also where that counts no more. */
const withDecision = ({ waiver: _before, ...stored }: RaisedCondition, { decision, waiver }: Made): RaisedCondition => ({
  ...stored,
  decided: [...stored.decided, ...(decision ? [decision] : [])],
  ...(waiver && { waiver }),
})

/** @throws Problem forbidden for a waiver without the authority, or of one's own asking where it takes two people */
function decidedBy(known: Known, { raised, deciding, actor, now, roles }: Given): Made {
  const on = digestOfRaised(known, raised)
  const { waiver } = raised
  const decision = { ...deciding, on, at: now, by: actor }
  if (deciding.outcome !== 'WAIVED') return { decision }
  if (!mayWaiveConditions(roles))
    throw new Problem('forbidden', 'A condition is waived by an underwriter or an administrator. Ask one of them.')
  if (CONDITION_RULES[raised.category].waiver === 'ONE_PERSON') return { decision }
  // What was sent since it was asked for is to be looked at first.
  if (!waiver || waiver.on !== on) return { waiver: { reason: deciding.reason, on, at: now, by: actor } }
  if (waiver.by === actor) throw new Problem('forbidden', 'You asked for this waiver. A second person has to agree.')
  return { decision: { ...decision, askedBy: waiver.by, askedWhy: waiver.reason } }
}

const detailOf = ({ category, party }: ConditionEntry, uuid: string, { outcome, reason }: Deciding, { waiver }: Made) => ({
  condition: uuid,
  category,
  party,
  outcome: waiver === undefined ? outcome : 'WAIVER_ASKED',
  reason,
})
