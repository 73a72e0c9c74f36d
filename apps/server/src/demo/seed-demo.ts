/** Demo log-ins and a few applications at places worth looking at; made once, never in production. */
import type { CreateBody } from '@hearthline/contract'
import type { Container } from '../container.ts'
import { paragraph } from '../documents/document-text.ts'
import { writeDocument } from '../documents/write-document.ts'
import { officersOf, setOfficers } from '../store/repositories/agents.ts'
import { identityByEmail } from '../store/repositories/people.ts'
import { withAdvisoryLock } from '../store/with-advisory-lock.ts'
import { createApplication } from '../usecases/application/create-application.ts'
import { storeUpload } from '../usecases/documents/store-upload.ts'
import { putStaff } from '../usecases/identity/put-staff.ts'
import { register } from '../usecases/identity/register.ts'
import { borrowerSender, type Sender } from '../usecases/uploads/sender.ts'
import { DEMO_BORROWERS, DEMO_PASSWORD, DEMO_STAFF, type DemoBorrower } from './demo-accounts.ts'
import { demoApplication } from './demo-application.ts'
import { DEMO_REVIEWS, type DemoReview, ownedBy } from './demo-reviews.ts'
import { liveTo } from './live-to.ts'
import { seedEntryPoints } from './seed-entry-points.ts'
import { seedRegisters } from './seed-registers.ts'

export interface DemoLogin {
  readonly email: string
  readonly password: string
  readonly what: string
}

/** Any number that no other program takes as its advisory lock on this database. */
export const DEMO_LOCK = 7_203_119

/** Nodes that start together on one database take turns: each entry is looked for before it is made. */
export async function seedDemo(container: Container): Promise<{ logins: readonly DemoLogin[] }> {
  await withAdvisoryLock(container.db, DEMO_LOCK, async () => {
    await seedRegisters(container.db)
    await seedEntryPoints(container.db, container.clock.now())
    for (const { officers = [], ...staff } of DEMO_STAFF) {
      const identityId = await putStaff(container, { ...staff, password: DEMO_PASSWORD, actor: 'command' })
      // Once: never over what an administrator said.
      if (officers.length > 0 && (await officersOf(container.db, identityId)).length === 0) {
        const [organizationCode] = staff.organizations
        await setOfficers(container.db, { identityId, organizationCode, namedBy: null, namedAt: container.clock.now() }, officers)
      }
    }
    for (const borrower of DEMO_BORROWERS) await seedBorrower(container, borrower)
  })
  return { logins: [...DEMO_STAFF, ...DEMO_BORROWERS].map(({ email, what }) => ({ email, password: DEMO_PASSWORD, what })) }
}

async function seedBorrower(container: Container, { email, firstName, lastName, review }: DemoBorrower): Promise<void> {
  if (await identityByEmail(container.db, email)) return
  const organization = container.brands.get('HEARTH')!
  const phoneNumber = '4155550132'
  await register(
    container,
    { email, password: DEMO_PASSWORD, phoneNumber },
    { organizationCode: 'HEARTH', address: '127.0.0.1', network: '127.0.0.1', agent: 'demo' },
    organization,
  )
  const identity = (await identityByEmail(container.db, email))!
  const body: CreateBody = demoApplication({ firstName, lastName, email, phoneNumber })
  const { uuid } = await createApplication(container, {
    session: { identityId: identity.id, email },
    organization,
    state: 'CA',
    body,
    idempotencyKey: undefined,
    address: '127.0.0.1',
  })
  if (review)
    await bringToReview(
      container,
      borrowerSender({ identityId: identity.id, organizationCode: 'HEARTH' }, uuid),
      `${firstName} ${lastName}`,
      DEMO_REVIEWS[review],
    )
}

/** Its documents are stored as if they were sent, and all before the review is settled by example. */
async function bringToReview(
  container: Container,
  sender: Sender,
  owner: string,
  { documents = [], given, until }: DemoReview,
): Promise<void> {
  const madeAt = container.clock.now()
  const sent: string[] = []
  for (const { kind, name, title, lines } of documents) {
    const blocks = [{ kind: 'title' as const, text: title }, ...lines.map(paragraph)]
    const { pdf } = await writeDocument({ title, author: 'Sandbox', madeAt, blocks }, { shared: false })
    sent.push((await storeUpload(container, { sender, kind, file: { name, bytes: pdf } })).uuid)
  }
  await liveTo(container, sender.applicationId, until, { ...ownedBy(owner), ...given(sent) })
}
