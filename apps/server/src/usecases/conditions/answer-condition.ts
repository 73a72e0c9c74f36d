/** The documents and the note that a condition asks for, from whoever it is for. */
import {
  conditionList,
  implausibleIn,
  isSentAlready,
  MOST_ANSWERS,
  MOST_CONDITION_DOCUMENTS,
  type NamedDocument,
  raisedConditions,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { refuseUnsentDocuments } from '../application/refuse-unsent-documents.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, Problem } from '../problem.ts'
import { type Applicant, openForApplicant } from './applicant.ts'
import { changeRaised, storedRaised } from './change-conditions.ts'
import { conditionNamed } from './condition-bodies.ts'

export interface ConditionAct {
  readonly applicant: Applicant
  readonly uuid: string
  readonly condition: string
  readonly idempotencyKey: string | undefined
}

/** Files that people send for a condition, as an answer or with a message. */
export const named = (documents: readonly string[]): NamedDocument[] =>
  documents.map((uuid, index) => ({ path: `documents.${index}`, uuid, kind: 'CONDITION_DOCUMENT' }))

/** @throws Problem not_found, validation_failed, conflict where it is not open */
export async function answerCondition(
  container: Container,
  { applicant, uuid, condition, idempotencyKey }: ConditionAct,
  { documents, note }: { readonly documents: readonly string[]; readonly note?: string | undefined },
): Promise<void> {
  const now = container.clock.now()
  const keyed = { ...applicant, key: idempotencyKey, call: `condition/${uuid}/${condition}`, body: { documents, note }, now }
  await container.db.transaction(async (session) => {
    const { file, walk, parties, actor } = await openForApplicant(session, applicant, uuid, now, true)
    const own = conditionList(walk, file.facts).filter(({ party }) => parties.includes(party))
    const entry = conditionNamed(own, uuid, condition)
    return withIdempotency(container, session, keyed, async () => {
      if (!entry.isAnswerable)
        throw new Problem('conflict', 'This request is not open anymore. Reload to see what is.', { step: file.row.step })
      const unique = [...new Set(documents)]
      if (unique.length < entry.documents) throw invalid([{ path: 'documents', message: atLeast(entry.documents) }])
      if (unique.length === 0 && note === undefined) throw invalid([{ path: 'note', message: 'Write an answer, or send a document' }])
      const sent = { documents: unique.slice(0, MOST_CONDITION_DOCUMENTS), ...(note !== undefined && { note }) }
      if (isSentAlready(entry, sent)) return { uuid }
      const wrong = implausibleIn({ answer: note })
      if (wrong.length > 0) throw invalid(wrong.map((misfit) => ({ ...misfit, path: 'note' })))
      const item = { ...raisedConditions, documents: () => named(unique) }
      await refuseUnsentDocuments(session, item as never, {}, { applicationId: uuid, party: entry.party })
      if (storedRaised(file).answers.length >= MOST_ANSWERS)
        throw new Problem('conflict', 'No more answers can be kept here. Please call.', { step: file.row.step })
      const answer = { condition: entry.key, ...sent, at: now, by: actor }
      await changeRaised(session, container, file, (list) => ({ ...list, answers: [...list.answers, answer] }), {
        actor,
        action: 'condition-answered',
        detail: { condition, category: entry.category, documents: unique },
      })
      return { uuid }
    })
  })
}

const atLeast = (wanted: number): string => (wanted === 1 ? 'Upload the document we asked for' : `Upload at least ${wanted} documents`)
