/** Staff at the console: the organizations they act for, and the one application that none of them may touch, which is their own. */
import { mayDecideItem } from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, lockFile, readFile } from '../../store/repositories/applications.ts'
import { isParty, readsOnly } from '../../store/repositories/parties.ts'
import { notFound, Problem } from '../problem.ts'

export interface StaffCaller {
  readonly identityId: string
  readonly email: string
  readonly roles: readonly string[]
  /** Codes; 'all' for staff of the platform. */
  readonly organizations: readonly string[] | 'all'
}

/** As the audit log and the histories name them. */
export const actorOf = ({ identityId, organizations }: StaffCaller): string =>
  `${organizations === 'all' ? 'platform' : 'operator'}:${identityId}`

/** Every name under which they may have acted: whoever serves all organizations now may have served one before. */
export const actorsOfStaff = ({ identityId }: Pick<StaffCaller, 'identityId'>): readonly string[] => [
  `operator:${identityId}`,
  `platform:${identityId}`,
]

/** Some roles decide some items alone. @throws Problem forbidden */
export function refuseOtherRole({ roles }: StaffCaller, item: string): void {
  if (!mayDecideItem(roles, item)) throw new Problem('forbidden', 'Your role does not decide this. Someone else on the team has to.')
}

/**
 * The application for staff: one of another organization is as unknown as none, and their own is for someone else to look at.
 * @throws Problem not_found, forbidden
 */
export async function openAsStaff(session: Session, staff: StaffCaller, uuid: string, now: string, lock = false): Promise<ApplicationFile> {
  const file = await (lock ? lockFile(session, uuid, now) : readFile(session, uuid, now))
  if (!file || (staff.organizations !== 'all' && !staff.organizations.includes(file.row.organizationCode))) {
    throw notFound('No such application was found')
  }
  if (await isOwn(session, staff, file)) {
    throw new Problem('forbidden', 'You are a party to this application. Someone else on the team has to review it.')
  }
  return file
}

/**
 * By account, or by an email that the application names now: a co-owner is a party to it as well. An auditor decides nothing, and nobody who names emails keeps
 * them from what they audit.
 */
export const isOwn = async (session: Session, { identityId, email, roles }: StaffCaller, { row }: ApplicationFile): Promise<boolean> =>
  row.identityId === identityId || (!readsOnly(roles) && (await isParty(session, row.id, { identityId, email })))
