/** Makes someone staff, or changes which roles they have and for which organizations they act. */
import { randomUUID } from 'node:crypto'
import type { Role } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { identityByEmail, insertIdentity, lockProfile, updateIdentity, updateProfile } from '../../store/repositories/people.ts'
import { recordAccess } from '../session/record-access.ts'

export interface StaffAccount {
  readonly email: string
  /** As colleagues read them; none is kept of whoever has no name here. */
  readonly name?: { readonly firstName: string; readonly lastName: string }
  /** Used where the account is new; an account that is there keeps its own. */
  readonly password: string
  readonly roles: readonly Role[]
  /** Codes, the account's own organization first. */
  readonly organizations: readonly [string, ...string[]]
  /** Who does it, as the audit log names them. */
  readonly actor: string
}

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'passwords'>

/** Returns the account's id. What is as it should be is left alone, and nothing is written down. */
export async function putStaff(parts: Parts, account: StaffAccount): Promise<string> {
  const { email, name, password, roles, organizations, actor } = account
  const { db, clock, passwords } = parts
  const known = await identityByEmail(db, email)
  if (known && normalizeText(known.roles, roles) && normalizeText(known.staffOrganizations, organizations)) return known.id
  const id = known?.id ?? randomUUID()
  const granted = { roles: [...roles], staffOrganizations: [...organizations] }
  const passwordHash = known ? known.passwordHash : await passwords.hash(password)
  const done = await db.transaction(async (store) => {
    const identity = { id, email, passwordHash, organizationCode: organizations[0], createdAt: clock.now(), ...granted }
    if (known) await updateIdentity(store, id, granted)
    else if (!(await insertIdentity(store, identity))) return false
    if (name) {
      await lockProfile(store, id, clock.now())
      await updateProfile(store, id, { name, updatedAt: clock.now() })
    }
    await recordAccess(parts, store, {
      organizationCode: organizations[0],
      action: 'roles-changed',
      identityId: id,
      actor,
      detail: { before: known?.roles ?? [], roles: granted.roles, organizations: granted.staffOrganizations },
    })
    return true
  })
  // Someone else made the account in the meantime: it keeps its own id and password.
  return done ? id : await putStaff(parts, account)
}

const normalizeText = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word))
