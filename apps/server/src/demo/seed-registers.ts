/** A loan officer and announcements for the sandbox: what partners and marketing would have entered. What stands already is left alone. */
import type { Session } from '../store/db.ts'
import { type Entry, type Register, readEntry, saveEntry } from '../usecases/reference/registers.ts'

/** Named in docs/sandbox.md: `?referrer=` with it shows the loan officer. */
export const DEMO_ORIGINATOR = '10a4c0de-0000-4000-8000-000000000001'

const ORIGINATOR: Entry<'loan-originator'> = {
  organizationCode: 'HEARTH',
  originatorDisplayInfo: {
    originatorName: 'Lou Park',
    brokerName: null,
    avatarUri: null,
    email: 'lou.park@hearthline.example',
    phoneNumber: '9165550148',
    nmls: '000148',
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: ['CA', 'OR', 'WA'],
}

const BANNERS: Entry<'banners'> = [
  {
    uuid: '10a4c0de-0000-4000-8000-00000000b001',
    message: 'This is a sandbox: please use made-up people. Nothing you type here reaches a lender.',
    variant: 'product',
    apps: ['heloc'],
    active: true,
    metadata: { createdAt: '2026-01-02T00:00:00.000Z' },
  },
  // Not active: it is here to be switched on, to see the other style.
  {
    uuid: '10a4c0de-0000-4000-8000-00000000b002',
    message: 'Apply in 5 minutes, receive funding in 5 days.',
    variant: 'marketing',
    apps: ['heloc'],
    active: false,
    metadata: { createdAt: '2026-01-01T00:00:00.000Z' },
  },
]

/** The settings that it makes. */
export const DEMO_REGISTERS = [`loan-originator:${DEMO_ORIGINATOR}`, 'banners:test']

export async function seedRegisters(store: Session): Promise<void> {
  await seed(store, 'loan-originator', DEMO_ORIGINATOR, ORIGINATOR)
  await seed(store, 'banners', 'test', BANNERS)
}

/** Once: never over what someone changed. */
export async function seed<R extends Register>(store: Session, register: R, key: string, entry: Entry<R>): Promise<void> {
  if ((await readEntry(store, register, key)) === undefined) await saveEntry(store, register, key, entry)
}
