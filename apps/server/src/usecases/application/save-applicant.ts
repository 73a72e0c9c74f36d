/** Saves what an application says about the person to the profile, so that nothing has to be typed twice. */

import { legalName } from '@hearthline/domain'
import { postalAddress } from '@hearthline/domain/facts/scalars'
import * as z from 'zod'
import type { Session } from '../../store/db.ts'
import type { NewFact } from '../../store/repositories/applications.ts'
import { lockProfile, updateProfile } from '../../store/repositories/people.ts'

export interface StatedPerson {
  readonly name: { firstName: string; middleName?: string; lastName: string; suffix?: string }
  readonly bornOn: string
  readonly phoneNumber: string | undefined
  readonly homeAddress: Record<string, string>
}

export async function saveApplicant(session: Session, identityId: string, told: StatedPerson, now: string): Promise<void> {
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

/**
 * A name or a home address that is corrected within an application is corrected on the profile: both are shown, and filled in, from there.
 * That a Social Security number was given is kept there too; the number itself stays sealed in the answer.
 */
export async function saveCorrections(session: Session, identityId: string, facts: readonly NewFact[], now: string): Promise<void> {
  const name = facts.find((fact) => fact.item === 'legal-name')
  const home = facts.find((fact) => fact.item === 'home-address')
  const ssn = facts.some(({ data }) => typeof (data as { ssn?: unknown } | null)?.ssn === 'string')
  if (!name && !home && !ssn) return
  const profile = await lockProfile(session, identityId, now)
  const others = profile.addresses.filter((address) => address.type !== 'HOME')
  await updateProfile(session, identityId, {
    ...(name && { name: z.parse(legalName.data, name.data) }),
    ...(ssn && { hasSsn: true }),
    ...(home && { addresses: [...others, { type: 'HOME', ...postalAddress.parse(home.data) }] }),
    updatedAt: now,
  })
}
