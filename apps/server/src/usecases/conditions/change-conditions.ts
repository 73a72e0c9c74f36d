/** Writes the two lists that conditions are kept in: through `advance`, as every fact (record 0070). */
import {
  type ConditionMessages,
  conditionMessages,
  EMPTY_BASIS,
  type Item,
  type RaisedConditions,
  raisedConditions,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance, type Change } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'

type Rest = Pick<Change, 'actor' | 'action' | 'detail' | 'tells'>

/** With what counts no more: it stays in the file. */
export const storedRaised = ({ facts }: Pick<ApplicationFile, 'facts'>): RaisedConditions =>
  (facts.results[raisedConditions.id]?.data as RaisedConditions | undefined) ?? { raised: [], answers: [] }

export const storedMessages = ({ facts }: Pick<ApplicationFile, 'facts'>): ConditionMessages =>
  (facts.results[conditionMessages.id]?.data as ConditionMessages | undefined) ?? { messages: [], read: [] }

export const changeRaised = (
  session: Session,
  container: Container,
  file: ApplicationFile,
  change: (list: RaisedConditions) => RaisedConditions,
  rest: Rest,
) => store(session, container, file, raisedConditions as Item, change(storedRaised(file)), rest)

export const changeMessages = (session: Session, container: Container, file: ApplicationFile, data: ConditionMessages, rest: Rest) =>
  store(session, container, file, conditionMessages as Item, data, rest)

function store(session: Session, container: Container, file: ApplicationFile, item: Item, data: unknown, rest: Rest) {
  if (file.row.cancelledAt !== null || file.row.openItem === null)
    throw new Problem('conflict', 'This application has ended and can no longer be changed', { step: file.row.step })
  const facts = [newFact(container.sealing, item, { basis: EMPTY_BASIS, data, actor: rest.actor })]
  return advance(session, container.engine.parts, file, { facts, ...rest })
}
