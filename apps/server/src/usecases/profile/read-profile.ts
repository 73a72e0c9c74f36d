/** The person's profile [session/profile]. The SSN is not in it, only whether there is one. */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById, type ProfileRow, profileOf } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { profileTypeOf } from '../session/profile-type.ts'
import { stableUuid } from '../stable-uuid.ts'

const dateParts = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}

/** Addresses are stored without an id of their own; the same address of the same person always has the same one. */
const addressUuid = (identityId: string, { type, street1, street2, zip }: Record<string, string>): string =>
  stableUuid(identityId, type, street1, street2, zip)

const addressOf = (identityId: string, address: Record<string, string>) => ({
  uuid: address.uuid ?? addressUuid(identityId, address),
  type: address.type ?? 'HOME',
  street1: address.street1 ?? '',
  ...(address.street2 ? { street2: address.street2 } : {}),
  city: address.city ?? '',
  state: address.state ?? '',
  zip: address.zip ?? '',
})

/** @throws Problem not_found when the identity is gone */
export async function readProfile(
  { db }: { readonly db: Container['db'] | Session },
  { identityId, credential }: Pick<LiveSession, 'identityId' | 'credential'>,
) {
  const identity = await identityById(db, identityId)
  if (!identity) throw notFound('User not found')
  // Who came by a code has proven a mailbox: enough for a name, and not for what the account knows of the person.
  const profile: Partial<ProfileRow> = credential === 'code' ? {} : ((await profileOf(db, identityId)) ?? {})
  return {
    uuid: identity.id,
    email: identity.email,
    name: profile.name ?? null,
    dob: profile.bornOn ? dateParts(profile.bornOn) : null,
    phoneNumbers: profile.phoneNumbers ?? [],
    addresses: (profile.addresses ?? []).map((address) => addressOf(identityId, address)),
    type: profileTypeOf(identity, credential),
    hasSsn: profile.hasSsn ?? false,
  }
}
