/** The person's profile as seed 000 §3 has it. The SSN is not in it, only whether there is one. */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById, type ProfileRow, profileOf } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'
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
export async function readProfile({ db }: { readonly db: Container['db'] | Session }, identityId: string) {
  const identity = await identityById(db, identityId)
  if (!identity) throw notFound('User not found')
  const profile: Partial<ProfileRow> = (await profileOf(db, identityId)) ?? {}
  return {
    uuid: identity.id,
    email: identity.email,
    name: profile.name ?? null,
    dob: profile.bornOn ? dateParts(profile.bornOn) : null,
    phoneNumbers: profile.phoneNumbers ?? [],
    addresses: (profile.addresses ?? []).map((address) => addressOf(identityId, address)),
    type: identity.profileType,
    hasSsn: profile.hasSsn ?? false,
  }
}
