/** The person's profile as seed 000 §3 has it. The SSN is not in it, only whether there is one. */
import { createHash } from 'node:crypto'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById, type ProfileRow, profileOf } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'

const dateParts = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}

/** Addresses are stored without an id of their own; the same address of the same person always has the same one. */
function addressUuid(identityId: string, address: Record<string, string>): string {
  const digest = createHash('sha256').update(JSON.stringify([identityId, address.type, address.street1, address.street2, address.zip]))
  const hex = digest.digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

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
