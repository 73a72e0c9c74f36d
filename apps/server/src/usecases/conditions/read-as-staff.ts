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
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
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
    const { messages: _without, ...body } = bodyOfCondition(file, entry, files, 'TEAM')
    const { raised } = entry
    return {
      ...body,
      part: isCheck(entry.key) ? entry.key : null,
      whose: parties.find(({ party }) => party === entry.party)?.name ?? 'Someone who no longer signs',
      raisedBy: raised?.by ?? null,
      messages: messagesFor(file, entry, files),
      decided: (raised?.decided ?? []).map(({ outcome, reason, toApplicant, at, by, askedBy, askedWhy }) => ({
        outcome,
        reason,
        toApplicant: toApplicant ?? null,
        at,
        by,
        askedBy: askedBy ?? null,
        askedWhy: askedWhy ?? null,
      })),
      waiver: raised?.waiver ? { reason: raised.waiver.reason, at: raised.waiver.at, by: raised.waiver.by } : null,
    }
  })
  return { conditions: bodies, parties, dues: openDues(file), version: file.row.version }
}

const messagesFor = (file: ApplicationFile, { key }: ConditionEntry, files: Awaited<ReturnType<typeof filesOf>>) =>
  messagesIn(file)
    .messages.filter(({ condition }) => condition === key)
    .map(({ from, text, documents, at, by }) => ({ from, text, documents: files(documents), at, by }))
