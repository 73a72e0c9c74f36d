/** A person settles a wait that is open, with a reason that the audit log keeps. */
import { NOTHING_READ, standing } from '@hearthline/domain'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { supersedeGivenUp } from '../../store/repositories/runs.ts'
import { groundOfItem } from '../application/grounds.ts'
import { knownItem } from '../application/read-item.ts'
import { refuseChangedGround } from '../application/refuse-changed-ground.ts'
import { fieldProblems } from '../field-problems.ts'
import { once } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { actorOf, openAsStaff, type StaffCaller } from './staff-caller.ts'

export interface OperatorAct {
  readonly staff: StaffCaller
  readonly uuid: string
  readonly item: string
  readonly reason: string
  readonly idempotencyKey: string | undefined
}

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
  const outcome = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, act.staff, act.uuid, now, true)
    const item = knownItem(act.item)
    return once(
      container,
      session,
      { ...keyedBy(act, file), call: `decide/${act.uuid}/${act.item}`, body: { data: act.data, reason: act.reason }, now },
      async () => {
        const { walk, step } = standing(file.facts)
        const open = walk.frontier?.item
        if (file.row.openItem === null || open?.id !== item.id || item.kind !== 'wait' || item.by === 'time') {
          throw new Problem('conflict', 'This is not waiting for a decision now', { step })
        }
        await refuseChangedGround(session, file, ifMatch, groundOfItem(item))
        const parsed = z.safeParse(item.data, act.data)
        if (!parsed.success) throw invalid(fieldProblems(parsed.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] }))))
        const actor = actorOf(act.staff)
        const advanced = await advance(session, container.engine.parts, file, {
          facts: [newFact(container.sealing, item, { basis: walk.bases[item.id] ?? NOTHING_READ, data: parsed.data, actor })],
          actor,
          action: 'decided',
          detail: { decided: item.id, reason: act.reason },
        })
        return { step: advanced.standing.step as string }
      },
    )
  })
  return outcome.reply
}

/** Runs work again that gave up. @throws Problem not_found, forbidden, conflict */
export async function rerunWork(container: Container, act: OperatorAct): Promise<{ step: string }> {
  const now = container.clock.now()
  const outcome = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, act.staff, act.uuid, now, true)
    const item = knownItem(act.item)
    return once(
      container,
      session,
      { ...keyedBy(act, file), call: `rerun/${act.uuid}/${act.item}`, body: { reason: act.reason }, now },
      async () => {
        const { [item.id]: basis, ...others } = file.facts.gaveUp ?? {}
        if (basis === undefined)
          throw new Problem('conflict', 'This has not given up, so there is nothing to run again', { step: file.row.step })
        await supersedeGivenUp(session, act.uuid, item.id)
        const advanced = await advance(
          session,
          container.engine.parts,
          { ...file, facts: { ...file.facts, gaveUp: others } },
          {
            facts: [],
            actor: actorOf(act.staff),
            action: 'run-again',
            detail: { item: item.id, reason: act.reason },
          },
        )
        return { step: advanced.standing.step as string }
      },
    )
  })
  return outcome.reply
}
