/** A loan officer and announcements for the sandbox: what partners and marketing would have entered. What stands already is left alone. */
import type { Register } from '@hearthline/contract'
import type { Session } from '../store/db.ts'
import { entryVersions, FOR_ALL } from '../store/repositories/register-entries.ts'
import { isWritten, type ReadRegister, type SavedEntry, saveEntry, saveVersion } from '../usecases/reference/registers.ts'

/** Named in docs/sandbox.md: `?referrer=` with it shows the loan officer. */
export const DEMO_ORIGINATOR = '10a4c0de-0000-4000-8000-000000000001'

const ORIGINATOR: SavedEntry<'loan-originator'> = {
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

/** The loan officer of a broker. */
export const DEMO_BROKER = '10a4c0de-0000-4000-8000-00000000000b'

const BROKER: SavedEntry<'loan-originator'> = {
  organizationCode: 'HEARTH',
  kind: 'BROKER',
  originatorDisplayInfo: {
    originatorName: 'Bea Lund',
    brokerName: 'Northside Home Loans',
    avatarUri: null,
    email: 'bea.lund@northside.example',
    phoneNumber: '9165550149',
    nmls: '000149',
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: ['CA'],
}

const FOR_EVERYONE = { organizationCode: FOR_ALL, register: 'announcement' } as const
const IN_SANDBOX = { apps: ['heloc'], environments: ['test'] }

/** Entries that it makes. */
export const DEMO_REGISTERS: readonly DemoEntry[] = [
  { organizationCode: 'HEARTH', register: 'loan-originator', key: DEMO_ORIGINATOR },
  { organizationCode: 'HEARTH', register: 'loan-originator', key: DEMO_BROKER },
  { ...FOR_EVERYONE, key: '10a4c0de-0000-4000-8000-00000000b001' },
  { ...FOR_EVERYONE, key: '10a4c0de-0000-4000-8000-00000000b002' },
]

export interface DemoEntry {
  readonly organizationCode: string
  readonly register: Register
  readonly key: string
}

export async function seedRegisters(store: Session): Promise<void> {
  const [, , sandbox, marketing] = DEMO_REGISTERS
  await seed(store, 'loan-originator', DEMO_ORIGINATOR, ORIGINATOR)
  await seed(store, 'loan-originator', DEMO_BROKER, BROKER)
  await seedOnce(store, sandbox!, {
    data: {
      message: 'This is a sandbox: please use made-up people. Nothing you type here reaches a lender.',
      variant: 'product',
      ...IN_SANDBOX,
    },
    at: '2026-01-02T00:00:00.000Z',
  })
  // It has ended: it is here to be used again, to see the other style.
  await seedOnce(store, marketing!, {
    data: { message: 'Apply in 5 minutes, receive funding in 5 days.', variant: 'marketing', ...IN_SANDBOX },
    at: '2026-01-01T00:00:00.000Z',
    ended: true,
  })
}

/** Once: never over what someone changed or ended. */
async function seedOnce(store: Session, name: DemoEntry, { data, ...more }: { data: unknown; at: string; ended?: boolean }): Promise<void> {
  if ((await entryVersions(store, name)).length === 0) await saveVersion(store, name, data, more)
}

export async function seed<R extends ReadRegister>(store: Session, register: R, key: string, entry: SavedEntry<R>): Promise<void> {
  if (!(await isWritten(store, register, key))) await saveEntry(store, register, key, entry)
}
