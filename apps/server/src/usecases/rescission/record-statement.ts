/** The team records an owner's statement on paper that they did not cancel, with its scan. */
import { dayAtHome, formatLocalDateWithYear, type LocalDate, rescissionRight } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { refuseShownAlready } from '../documents/refuse-shown-already.ts'
import { invalid } from '../problem.ts'
import { addStatement, refuseStatement } from './add-statement.ts'
import { ownersIn } from './owners-in.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

export interface WrittenStatement {
  readonly party: string
  /** the day that stands beside the signature */
  readonly signedOn: LocalDate
  /** the scan, as the team received it */
  readonly document: string
  readonly reason: string
}

/** @throws Problem not_found, forbidden, conflict, validation_failed */
export const recordStatement = (container: Container, record: StaffRecord<WrittenStatement>): Promise<{ step: string }> =>
  recordAsStaff(container, { ...record, call: 'rescission-statement' }, async ({ session, file, now, actor }) => {
    const { party, signedOn, document, reason } = record.body
    const { walk, sha256 } = refuseStatement(file, party)
    const signature = ownersIn(walk).get(party)
    if (signature === undefined) throw invalid([{ path: 'party', message: 'Choose one of those who could cancel' }])
    const today = dayAtHome(walk.known, now)
    if (signedOn > today) throw invalid([{ path: 'signedOn', message: 'This day is in the future' }])
    const { lastDay } = rescissionRight(walk, now)
    if (lastDay !== undefined && signedOn <= lastDay)
      throw invalid([
        {
          path: 'signedOn',
          message: `Signed before the time to cancel ended on ${formatLocalDateWithYear(lastDay)}: this does not count`,
        },
      ])
    await refuseUnreceived(session, { uuid: record.uuid, document, kind: 'SIGNED_ON_PAPER', message: 'Upload the scan of the statement' })
    await refuseShownAlready(session, file, [{ path: 'document', uuid: document }])
    const statement = { party, sha256, way: 'WRITTEN', signature, signedOn, document } as const
    return addStatement(session, container, file, { walk, statement, actor, reason })
  })
