/** The tracker that ties a person to an experimentation profile. */
import { isUuid } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'

export async function readTracker({ db }: Pick<Container, 'db'>, identityId: string): Promise<string | null> {
  return (await identityById(db, identityId))?.trackerUuid ?? null
}

/** The first one that a person came with stays: what they saw as a visitor they see on every device [registration/create]. */
export async function keepFirstTracker(session: Session, identityId: string, trackerUuid: string | undefined): Promise<void> {
  if (trackerUuid === undefined || !isUuid(trackerUuid)) return
  if ((await identityById(session, identityId))?.trackerUuid === null) await updateIdentity(session, identityId, { trackerUuid })
}

export async function putTracker({ db }: Pick<Container, 'db'>, identityId: string, trackerUuid: string): Promise<void> {
  await updateIdentity(db, identityId, { trackerUuid })
}
