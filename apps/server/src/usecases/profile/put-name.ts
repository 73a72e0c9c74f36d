/** The legal name. */
import type { Container } from '../../container.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { refuseDigitsInName } from './refuse-digits-in-name.ts'

export interface LegalName {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix?: string | undefined
}

/** @throws Problem validation_failed when the last name has digits in production [fields/name] */
export async function putName(
  { db, clock, config }: Pick<Container, 'db' | 'clock' | 'config'>,
  identityId: string,
  name: LegalName,
): Promise<void> {
  refuseDigitsInName(config, 'lastName', name.lastName)
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
