/** Keeps on the profile what an application told of the person, so that nothing has to be typed twice. */
import type { Session } from '../../store/db.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'

export interface ToldOfPerson {
  readonly name: { firstName: string; middleName?: string; lastName: string; suffix?: string }
  readonly bornOn: string
  readonly phoneNumber: string | undefined
  readonly homeAddress: Record<string, string>
}

export async function rememberApplicant(session: Session, identityId: string, told: ToldOfPerson, now: string): Promise<void> {
  const profile = await lockProfile(session, identityId, now)
  const known = profile.phoneNumbers.some((phone) => phone.number === told.phoneNumber)
  await updateProfile(session, identityId, {
    name: told.name,
    bornOn: told.bornOn,
    addresses: [...profile.addresses.filter((address) => address.type !== 'HOME'), { type: 'HOME', ...told.homeAddress }],
    ...(told.phoneNumber && !known && { phoneNumbers: [...profile.phoneNumbers, { type: 'MOBILE', number: told.phoneNumber }] }),
    updatedAt: now,
  })
}
