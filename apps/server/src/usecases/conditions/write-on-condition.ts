/** Messages on a condition, from either side, and that a side has read them. */
import {
  type ConditionEntry,
  type ConditionMessages,
  conditionList,
  implausibleIn,
  type MessageSide,
  MOST_CONDITION_MESSAGES,
  raisedConditions,
  standing,
  unreadOf,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { toldOfCondition } from '../../engine/tell-of-condition.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { refuseUnsentDocuments } from '../application/refuse-unsent-documents.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { named } from './answer-condition.ts'
import { type Applicant, openForApplicant } from './applicant.ts'
import { changeMessages, storedMessages } from './change-conditions.ts'
import { conditionNamed, messagesIn } from './condition-bodies.ts'

interface Writer {
  readonly side: MessageSide
  readonly actor: string
  readonly file: ApplicationFile
  readonly entry: ConditionEntry
}

/** Opens a condition for one of the sides, and holds its application until the transaction ends. */
type Open = (session: Session, now: string) => Promise<Writer>

export const asApplicant =
  (applicant: Applicant, uuid: string, condition: string): Open =>
  async (session, now) => {
    const { file, walk, parties, actor } = await openForApplicant(session, applicant, uuid, now, true)
    const own = conditionList(walk, file.facts).filter(({ party }) => parties.includes(party))
    return { side: 'APPLICANT', actor, file, entry: conditionNamed(own, uuid, condition) }
  }

export const asTeam =
  (staff: StaffCaller, uuid: string, condition: string): Open =>
  async (session, now) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    const entry = conditionNamed(conditionList(standing(file.facts).walk, file.facts), uuid, condition)
    return { side: 'TEAM', actor: actorOf(staff), file, entry }
  }

interface Written {
  readonly text: string
  readonly documents: readonly string[]
}

interface Key {
  readonly identityId: string
  readonly organizationCode: string
  readonly key: string | undefined
}

/** @throws Problem not_found, validation_failed, conflict where so many were written or the application has ended */
export async function writeOnCondition(container: Container, open: Open, { text, documents }: Written, key: Key): Promise<void> {
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const { side, actor, file, entry } = await open(session, now)
    const { id: uuid } = file.row
    const keyed = { ...key, call: `condition-message/${uuid}/${entry.key}`, body: { text, documents }, now }
    return withIdempotency(container, session, keyed, async () => {
      const wrong = implausibleIn({ answer: text })
      if (wrong.length > 0) throw invalid(wrong.map((misfit) => ({ ...misfit, path: 'text' })))
      const item = { ...raisedConditions, documents: () => named(documents) }
      await refuseUnsentDocuments(session, item as never, {}, { applicationId: uuid, party: entry.party })
      if (entry.state === 'WITHDRAWN')
        throw new Problem('conflict', 'Whoever this was asked of no longer signs, and reads no messages here.', { step: file.row.step })
      const given = storedMessages(file)
      if (given.messages.length >= MOST_CONDITION_MESSAGES)
        throw new Problem('conflict', 'No more messages can be kept here. Please call.', { step: file.row.step })
      const message = { condition: entry.key, from: side, text, documents: [...documents], at: now, by: actor }
      const added = { ...given, messages: [...given.messages, message] }
      // Who answers has read what is there.
      await changeMessages(session, container, file, readBy(added, entry.key, side), {
        actor,
        action: 'condition-message',
        detail: { condition: entry.key, from: side, ...(documents.length > 0 && { documents }) },
        ...(side === 'TEAM' && { tells: toldOfCondition(entry, 'MESSAGE') }),
      })
      return { uuid }
    })
  })
}

/** @throws Problem not_found; where nothing is unread nothing is written */
export async function markRead(container: Container, open: Open): Promise<void> {
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const { side, actor, file, entry } = await open(session, now)
    if (unreadOf(messagesIn(file), entry.key, side) === 0 || file.row.openItem === null) return
    await changeMessages(session, container, file, readBy(storedMessages(file), entry.key, side), {
      actor,
      action: 'condition-read',
      detail: { condition: entry.key },
    })
  })
}

function readBy(given: ConditionMessages, condition: string, side: MessageSide): ConditionMessages {
  const count = given.messages.filter((each) => each.condition === condition).length
  return {
    ...given,
    read: [...given.read.filter((each) => each.condition !== condition || each.side !== side), { condition, side, count }],
  }
}
