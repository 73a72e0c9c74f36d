/** The loan-officer entries that someone acts for, as the register has them now: of one that ended nothing is shown, and nothing is sent for it. */
import type { Container } from '../../container.ts'
import { type Officer, officersOf } from '../../store/repositories/agents.ts'
import { type Entry, readLoanOfficer } from '../reference/registers.ts'

export interface OwnOfficer extends Officer {
  readonly entry: Entry<'loan-originator'>
}

export async function ownOfficers({ db, clock }: Pick<Container, 'db' | 'clock'>, identityId: string): Promise<readonly OwnOfficer[]> {
  const own = await officersOf(db, identityId)
  const read = await Promise.all(
    own.map(async (officer) => ({ ...officer, entry: await readLoanOfficer(db, officer.officer, clock.now()) })),
  )
  return read.flatMap(({ entry, ...officer }) => (entry?.organizationCode === officer.organizationCode ? [{ ...officer, entry }] : []))
}
