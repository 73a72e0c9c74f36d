/** Every condition of an application for the team, with who raised it, what was sent and how it was decided. */
import type { StaffConditionBody } from '@hearthline/contract'
import {
  BORROWER,
  type ConditionDue,
  type ConditionEntry,
  conditionList,
  disbursement,
  isCheck,
  noteSigning,
  standing,
  whyNotCounted,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { storedMessages, storedRaised } from './change-conditions.ts'
import { bodyOfCondition, filesOf, messagesIn } from './condition-bodies.ts'

/** What is done is not held: nothing signed is signed again, and money that was sent is gone. */
export function openDues({ facts, row }: ApplicationFile): ConditionDue[] {
  if (row.openItem === null || facts.results[disbursement.id]) return []
  return facts.results[noteSigning.id] ? ['FUNDING'] : ['SIGNING', 'FUNDING']
}

export const partiesOf = (file: ApplicationFile): { party: string; name: string; hasEmail: boolean }[] => [
  { party: BORROWER, name: 'The borrower', hasEmail: true },
  ...standing(file.facts).walk.signers.map(({ signer: { party, name, email } }) => ({ party, name, hasEmail: email !== undefined })),
]

/** @throws Problem not_found, forbidden */
export async function readConditionsAsStaff(container: Container, staff: StaffCaller, uuid: string) {
  const { db, clock } = container
  const file = await openAsStaff(db, staff, uuid, clock.now())
  await recordReading(container, staff, file.row)
  const files = await filesOf(db, uuid)
  const parties = partiesOf(file)
  const entries = conditionList(standing(file.facts).walk, file.facts)
  const bodies = entries.map((entry): StaffConditionBody => {
    const { messages: _without, answers: _answers, ...body } = bodyOfCondition(file, entry, files, 'TEAM')
    const { raised } = entry
    const given = givenTo(file, entry)
    return {
      ...body,
      part: isCheck(entry.key) ? entry.key : null,
      whose: parties.find(({ party }) => party === entry.party)?.name ?? 'Someone who no longer signs',
      raisedBy: raised?.by ?? null,
      answers: given.answers.map(({ at, note, documents, notCounted }) => ({
        ...{ at, note: note ?? null, documents: files(documents), notCounted },
      })),
      messages: given.messages.map(({ from, text, documents, at, by, notCounted }) => ({
        ...{ from, text, documents: files(documents), at, by, notCounted },
      })),
      decided: given.decided.map(({ outcome, reason, toApplicant, at, by, askedBy, askedWhy, notCounted }) => ({
        outcome,
        reason,
        toApplicant: toApplicant ?? null,
        at,
        by,
        askedBy: askedBy ?? null,
        askedWhy: askedWhy ?? null,
        notCounted,
      })),
      waiver: raised?.waiver ? { reason: raised.waiver.reason, at: raised.waiver.at, by: raised.waiver.by } : null,
    }
  })
  return { conditions: bodies, parties, dues: openDues(file), version: file.row.version }
}

/** All that is stored of it, also what counts no more, each with why. */
function givenTo(file: ApplicationFile, { key, party, answers, raised }: ConditionEntry) {
  const { results } = file.facts
  const stored = storedRaised(file)
  const marked = <G extends { readonly at: string }>(all: readonly G[], counting: readonly G[]) =>
    all.map((one) => ({ ...one, notCounted: counting.includes(one) ? null : whyNotCounted(results, party, one.at) }))
  const ofThis = ({ condition }: { readonly condition: string }) => condition === key
  const decided = stored.raised.find(({ uuid }) => uuid === key)?.decided ?? []
  return {
    answers: marked(stored.answers.filter(ofThis), answers),
    messages: marked(storedMessages(file).messages.filter(ofThis), messagesIn(file).messages),
    decided: marked(decided, raised?.decided ?? []),
  }
}
