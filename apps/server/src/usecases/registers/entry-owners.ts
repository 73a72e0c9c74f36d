/** Whose own an entry of a register is, for the team: the loan officer by name, as the register has them. */
import type { RegisterEntry } from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { ownersOf } from '../../store/repositories/agent-entries.ts'
import type { EntryName } from '../../store/repositories/register-entries.ts'
import { entryInForce } from '../../store/repositories/register-entries.ts'

type Owner = NonNullable<RegisterEntry['owner']>

export async function ownersByKey(
  session: Session,
  { organizationCode, register }: Omit<EntryName, 'key'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const owners = await ownersOf(session, { organizationCode, register, keys })
  const names = new Map<string, string | null>()
  for (const officer of new Set(owners.values())) names.set(officer, await nameOf(session, organizationCode, officer))
  return new Map([...owners].map(([key, officer]) => [key, { officer, name: names.get(officer) ?? null }]))
}

export const entryOwner = async (session: Session, name: EntryName): Promise<Owner | null> =>
  (await ownersByKey(session, name, [name.key])).get(name.key) ?? null

async function nameOf(session: Session, organizationCode: string, key: string): Promise<string | null> {
  const found = await entryInForce(session, { organizationCode, register: 'loan-originator', key })
  const { originatorDisplayInfo } = (found?.data ?? {}) as { originatorDisplayInfo?: { originatorName?: string } }
  return originatorDisplayInfo?.originatorName ?? null
}
