/** The legal name. */
import { lastName } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { invalid } from '../problem.ts'

export interface LegalName {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix?: string | undefined
}

/** @throws Problem validation_failed when the last name has digits in production (seed 001 §5) */
export async function putName(
  { db, clock, config }: Pick<Container, 'db' | 'clock' | 'config'>,
  identityId: string,
  name: LegalName,
): Promise<void> {
  const strict = lastName({ production: config.production }).safeParse(name.lastName)
  if (!strict.success) throw invalid([{ path: 'lastName', message: strict.error.issues[0]?.message ?? 'Last name is required' }])
  const kept = {
    firstName: name.firstName,
    ...(name.middleName ? { middleName: name.middleName } : {}),
    lastName: name.lastName,
    ...(name.suffix ? { suffix: name.suffix } : {}),
  }
  await db.transaction(async (store) => {
    await lockProfile(store, identityId, clock.now())
    await updateProfile(store, identityId, { name: kept, updatedAt: clock.now() })
  })
}
