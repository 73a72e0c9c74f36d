/** The tracker that ties a person to an experimentation profile. */
import type { Container } from '../../container.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'

export async function readTracker({ db }: Pick<Container, 'db'>, identityId: string): Promise<string | null> {
  return (await identityById(db, identityId))?.trackerUuid ?? null
}

export async function putTracker({ db }: Pick<Container, 'db'>, identityId: string, trackerUuid: string): Promise<void> {
  await updateIdentity(db, identityId, { trackerUuid })
}
