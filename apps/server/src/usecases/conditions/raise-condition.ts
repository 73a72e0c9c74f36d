/** An operator asks an applicant for something that no check asked for. */
import { randomUUID } from 'node:crypto'
import {
  BORROWER,
  CONDITION_RULES,
  type ConditionCategory,
  type ConditionDue,
  implausibleIn,
  isNamedSigner,
  MOST_RAISED,
  raisedOf,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { askedOf } from '../../engine/tell-of-condition.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { refuseReaderOfRegister } from '../hmda/refuse-reader.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { changeRaised } from './change-conditions.ts'
import { openDues, partiesOf } from './read-as-staff.ts'

export interface StaffAct {
  readonly staff: StaffCaller
  readonly uuid: string
  readonly idempotencyKey: string | undefined
}

export interface Raising {
  readonly category: ConditionCategory
  readonly party: string
  readonly due: ConditionDue
  readonly asked: string
  readonly documents: number
}

/** @throws Problem not_found, forbidden, validation_failed, conflict where so many are raised or the application has ended */
export async function raiseCondition(container: Container, { staff, uuid, idempotencyKey }: StaffAct, raising: Raising): Promise<void> {
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const { organizationCode } = file.row
    const keyed = { identityId: staff.identityId, organizationCode, key: idempotencyKey, call: `raise/${uuid}`, body: raising, now }
    return withIdempotency(container, session, keyed, async () => {
      // What is asked of an applicant is judged: whoever has read the register leaves that to others (record 0046).
      await refuseReaderOfRegister(session, staff, uuid)
      const { category, party, due, asked, documents } = raising
      const problems = [...implausibleIn({ answer: asked }).map((misfit) => ({ ...misfit, path: 'asked' }))]
      if (!partiesOf(file).some((each) => each.party === party))
        problems.push({ path: 'party', message: 'This person is not part of the application' })
      if (party !== BORROWER && CONDITION_RULES[category].type === 'PHONE_NUMBER')
        problems.push({ path: 'category', message: 'Only the borrower’s phone number can be asked for' })
      const dues = openDues(file)
      if (dues.length > 0 && !dues.includes(due))
        problems.push({ path: 'due', message: 'The documents are signed already. It can hold the money.' })
      if (problems.length > 0) throw invalid(problems)
      if (dues.length === 0) throw new Problem('conflict', 'Nothing of this application can be held anymore.', { step: file.row.step })
      const { known } = standing(file.facts).walk
      if (raisedOf(known).raised.length >= MOST_RAISED)
        throw new Problem('conflict', 'No more conditions can be raised on this application.', { step: file.row.step })
      const actor = actorOf(staff)
      const asking = { category, party, due, asked, documents: documentsOf(raising), at: now, by: actor, decided: [] }
      const raised = { uuid: randomUUID(), ...asking, ...(isNamedSigner(known, party) && { isNamed: true as const }) }
      await changeRaised(session, container, file, (list) => ({ ...list, raised: [...list.raised, raised] }), {
        actor,
        action: 'condition-raised',
        detail: { condition: raised.uuid, category, party, due, reason: asked, documents },
        tells: askedOf(raised),
      })
      return { uuid }
    })
  })
}

/** A phone number takes no documents. */
const documentsOf = ({ category, documents }: Raising): number => (CONDITION_RULES[category].type === 'PHONE_NUMBER' ? 0 : documents)
