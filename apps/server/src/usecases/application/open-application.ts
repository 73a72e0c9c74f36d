/** Finds an application for its owner: another's, another organization's, or none at all are the same "not found". */
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { lockFile, readFile } from '../../store/repositories/applications.ts'
import { notFound } from '../problem.ts'

export interface Caller {
  readonly identityId: string
  readonly organizationCode: string
}

/** @throws Problem not_found */
export async function openApplication(session: Session, caller: Caller, uuid: string, now: string, lock = false): Promise<ApplicationFile> {
  const file = await (lock ? lockFile(session, uuid, now) : readFile(session, uuid, now))
  if (!file || file.row.identityId !== caller.identityId || file.row.organizationCode !== caller.organizationCode) {
    throw notFound('No such application was found')
  }
  return file
}

/** The ETag of whatever was read of an application: the version in which it was read. */
export const etagOf = (version: number): string => `"${version}"`
