/** Answers that are kept apart from the facts: the fact says that there is one, and under which record. */
import { randomUUID } from 'node:crypto'
import { ANSWERS_SHAPE, type Item } from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { keepDemographics } from '../../store/repositories/keep-demographics.ts'

/** What is kept as the fact in place of the answer; the answer itself where nothing of it is kept apart. */
export async function keepApart(
  sealing: Sealing,
  session: Session,
  { row, facts }: ApplicationFile,
  item: Item,
  answer: unknown,
): Promise<unknown> {
  if (item.id !== 'hmda') return answer
  const record = randomUUID()
  const { id: applicationId, organizationCode } = row
  const answers = sealing.seal('demographics', JSON.stringify(answer))
  await keepDemographics(session, { id: record, applicationId, organizationCode, shape: ANSWERS_SHAPE, answers, keptAt: facts.now })
  return { record }
}
