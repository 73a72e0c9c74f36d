/** Demo log-ins and a few applications at places worth looking at; made once, never in production. */
import type { CreateBody, Role } from '@hearthline/contract'
import type { Container } from '../container.ts'
import { identityByEmail } from '../store/repositories/people.ts'
import { createApplication } from '../usecases/application/create-application.ts'
import { putStaff } from '../usecases/identity/put-staff.ts'
import { register } from '../usecases/identity/register.ts'
import { demoApplication } from './demo-application.ts'
import { seedRegisters } from './seed-registers.ts'
import { seedWaysIn } from './seed-ways-in.ts'

export interface DemoLogin {
  readonly email: string
  readonly password: string
  readonly what: string
}

/** Known to everybody who can read this file: the sandbox holds nobody's real data. */
const PASSWORD = 'Hearthline-demo1!'

interface DemoStaff {
  readonly email: string
  readonly roles: readonly Role[]
  readonly organizations: readonly [string, ...string[]]
  readonly what: string
}

const AT_HEARTH = { organizations: ['HEARTH'] } as const

const STAFF: readonly DemoStaff[] = [
  { ...AT_HEARTH, email: 'operator@hearthline.example', roles: ['operator'], what: 'operator, at /console' },
  { ...AT_HEARTH, email: 'underwriter@hearthline.example', roles: ['underwriter'], what: 'underwriter, at /console' },
  { ...AT_HEARTH, email: 'auditor@hearthline.example', roles: ['auditor'], what: 'auditor (reads only), at /console' },
  { ...AT_HEARTH, email: 'administrator@hearthline.example', roles: ['administrator'], what: 'administrator, at /console' },
  { email: 'operator@riosol.example', roles: ['operator'], organizations: ['RIOSOL'], what: 'operator of the partner, at /console' },
  {
    email: 'platform@hearthline.example',
    roles: ['platform-administrator'],
    organizations: ['HEARTH'],
    what: 'administrator of the platform, at /console',
  },
]

const BORROWERS: readonly { email: string; lastName: string; firstName: string; what: string }[] = [
  { email: 'ana@borrower.example', firstName: 'Ana', lastName: 'Reyes', what: 'borrower with offers' },
  { email: 'dora@borrower.example', firstName: 'Dora', lastName: 'Delinquent', what: 'borrower with a late payment to explain' },
  { email: 'nils@borrower.example', firstName: 'Nils', lastName: 'Bureaudown', what: 'borrower whose bureau does not answer' },
]

export async function seedDemo(container: Container): Promise<{ logins: readonly DemoLogin[] }> {
  await seedRegisters(container.db)
  await seedWaysIn(container.db, container.clock.now())
  for (const staff of STAFF) await putStaff(container, { ...staff, password: PASSWORD, actor: 'command' })
  for (const borrower of BORROWERS) await seedBorrower(container, borrower)
  return { logins: [...STAFF, ...BORROWERS].map(({ email, what }) => ({ email, password: PASSWORD, what })) }
}

async function seedBorrower(container: Container, { email, firstName, lastName }: (typeof BORROWERS)[number]): Promise<void> {
  if (await identityByEmail(container.db, email)) return
  const organization = container.brands.get('HEARTH')!
  const phoneNumber = '4155550132'
  await register(
    container,
    { email, password: PASSWORD, phoneNumber },
    { organizationCode: 'HEARTH', address: '127.0.0.1', network: '127.0.0.1', agent: 'demo' },
  )
  const identity = (await identityByEmail(container.db, email))!
  const body: CreateBody = demoApplication({ firstName, lastName, email, phoneNumber })
  await createApplication(container, {
    session: { identityId: identity.id, email },
    organization,
    state: 'CA',
    body,
    idempotencyKey: undefined,
    address: '127.0.0.1',
  })
}
