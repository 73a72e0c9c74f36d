/** A new account with its profile and first session. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import { lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { recordNetwork } from '../../store/repositories/limit-counts.ts'
import { insertIdentity, lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { naming } from '../../store/scope.ts'
import { refuseOtherVersions } from '../consents/consent-versions.ts'
import { withOwnTexts } from '../consents/lender-texts.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { invalid, Problem } from '../problem.ts'
import { type Caller, openSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'

export interface Registration {
  readonly email: string
  readonly password: string
  /** Ten digits. */
  readonly phoneNumber: string
  readonly consents?: readonly { readonly type: string; readonly accepted: boolean; readonly version?: string | undefined }[] | undefined
}

/** @throws Problem gone at a lender that takes no applications; identity_exists when the email has an account under any organization [session/one-identity]; validation_failed at a guessable password */
export async function register(
  container: Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'passwords'>,
  wanted: Registration,
  caller: Caller,
  brand: Brand,
): Promise<{ readonly jwt: string }> {
  refuseWithdrawn(brand)
  const consents = wanted.consents ?? []
  const otherVersions = refuseOtherVersions(await withOwnTexts(container.db, brand), lenderDay(container.clock.now()), 'consents', consents)
  if (otherVersions.length > 0) throw invalid(otherVersions)
  await refuseGuessablePassword(wanted.password, wanted.email, 'password')
  const passwordHash = await container.passwords.hash(wanted.password)
  const id = randomUUID()
  const now = container.clock.now()
  const open = async (store: Session) => {
    const made = await insertIdentity(store, {
      id,
      email: wanted.email,
      passwordHash,
      organizationCode: caller.organizationCode,
      createdAt: now,
    })
    if (!made) throw new Problem('identity_exists', `${wanted.email} already has an account with us. Please log in to continue.`)
    await lockProfile(store, id, now)
    await updateProfile(store, id, { phoneNumbers: [{ type: 'MOBILE', number: wanted.phoneNumber }] })
    const { organizationCode, address } = caller
    await storeConsents(
      store,
      brand,
      now,
      { identityId: id, source: 'REGISTRATION', email: wanted.email, phone: wanted.phoneNumber, address },
      consents.map(({ type, accepted, version }) => ({ type, answer: accepted ? 'ACCEPTED' : 'DECLINED', version })),
    )
    const entry = { organizationCode, identityId: id, actor: accountActor(id), detail: { address } }
    await recordAccess(container, store, { ...entry, action: 'registered' })
    await recordNetwork(store, id, caller.network)
    return await openSession(container, store, id, caller)
  }
  return await naming({ email: wanted.email }, () => container.db.transaction(open))
}
