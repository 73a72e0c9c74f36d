/** A further name under which a person is known: one value per type. */
import type { Container } from '../../container.ts'
import { lockIdentity, updateIdentity } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'

export async function putAlias(
  { db }: Pick<Container, 'db'>,
  identityId: string,
  alias: { readonly type: string; readonly value: string },
): Promise<void> {
  await db.transaction(async (store) => {
    const identity = await lockIdentity(store, identityId)
    if (!identity) throw notFound('User not found')
    const others = identity.aliases.filter(({ type }) => type !== alias.type)
    await updateIdentity(store, identityId, { aliases: [...others, { type: alias.type, value: alias.value }] })
  })
}
