/** Who the session belongs to. */
import { rolesAmong } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { identityById, profileOf } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { profileTypeOf } from '../session/profile-type.ts'

/** @throws Problem not_found when the identity is gone */
export async function readIdentity({ db }: Pick<Container, 'db'>, { identityId, credential }: LiveSession) {
  const identity = await identityById(db, identityId)
  if (!identity) throw notFound('User not found')
  const profile = await profileOf(db, identityId)
  return {
    uuid: identity.id,
    organizationCode: identity.organizationCode,
    profileType: profileTypeOf(identity, credential),
    type: profileTypeOf(identity, credential),
    email: identity.email,
    aliases: identity.aliases,
    walletAddresses: identity.aliases.filter(({ type }) => type === 'Wallet').map(({ value }) => value),
    isBroker: identity.isBroker,
    roles: credential === 'password' ? rolesAmong(identity.roles) : [],
    name: profile?.name ?? null,
    phoneNumbers: profile?.phoneNumbers ?? [],
  }
}
