/** Finds an application for its owner: another's, another organisation's, or none at all are the same "not found". */
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { lockFile, readFile } from '../../store/repositories/applications.ts'
import { notFound, Problem } from '../problem.ts'

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

export const etagOf = (version: number): string => `"${version}"`

/** @throws Problem precondition_failed when the caller has read an older version; without If-Match the last write wins */
export function checkVersion(file: ApplicationFile, ifMatch: string | undefined): void {
  if (!ifMatch || ifMatch === '*') return
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(etagOf(file.row.version))) {
    throw new Problem('precondition_failed', 'This application changed since you opened it. Reload to see where it stands now.', {
      step: file.row.step,
    })
  }
}
