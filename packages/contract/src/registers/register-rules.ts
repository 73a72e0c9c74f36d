/** What holds of a register: who reads and writes it, how many entries it has, what an entry is called, what takes two people, and where an entry stands. */
import { isPlatform, type Role, rolesAmong } from '../access.ts'
import type { Register, StoredEntry } from './stored-entries.ts'

type Entries = { readonly [R in Register]: StoredEntry<R> }

interface Rule<Entry> {
  /** Beside administrators, who read and write all of them. */
  readonly readers: readonly Role[]
  /** single: one for each organization. By its data: its code, its day. made: by the server, and no one can guess it. */
  readonly key: 'single' | 'made' | ((entry: Entry) => string)
  /** Whether platform staff give one for every organization. */
  readonly forAll?: true
  /** What is told or charged in law takes a second person; the database refuses otherwise (migration 0065). */
  readonly takesTwo?: (entry: Entry) => boolean
  /** The first and last day, or minute, on which it counts. */
  readonly counts?: (entry: Entry) => { readonly from?: string | null; readonly until?: string | null }
}

const TEAM: readonly Role[] = ['operator', 'underwriter', 'closer', 'funder', 'auditor']

const rules: { readonly [R in Register]: Rule<Entries[R]> } = {
  'offer-code': {
    readers: TEAM,
    key: ({ offerCode }) => offerCode,
    takesTwo: ({ firmOffer }) => firmOffer !== undefined,
    counts: ({ respondByDate }) => ({ until: respondByDate }),
  },
  referral: { readers: TEAM, key: 'made', counts: ({ validThrough }) => ({ until: validThrough }) },
  'loan-originator': {
    readers: TEAM,
    key: 'made',
    counts: ({ activeFrom, activeUntil }) => ({ from: activeFrom, until: activeUntil }),
  },
  'affiliate-prepopulation': { readers: [], key: 'made' },
  announcement: { readers: [], key: 'made', forAll: true, counts: ({ from, until }) => ({ from, until }) },
  hours: { readers: [], key: ({ department }) => department },
  'disaster-zips': { readers: [], key: 'single', forAll: true },
  maintenance: { readers: [], key: 'single', forAll: true },
  'unserved-zips': { readers: [], key: 'single' },
  'legal-text': {
    readers: ['auditor'],
    key: ({ name, version }) => `${name}:${version}`,
    takesTwo: () => true,
    counts: ({ effectiveOn }) => ({ from: effectiveOn }),
  },
}

/** Of a register that has one entry. */
export const SINGLE_KEY = 'list'

const ruleOf = (register: Register): Rule<never> => rules[register] as Rule<never>

export const mayReadRegister = (roles: readonly string[], register: Register): boolean =>
  mayWriteRegisters(roles) || rolesAmong(roles).some((role) => ruleOf(register).readers.includes(role))

export const mayWriteRegisters = (roles: readonly string[]): boolean =>
  rolesAmong(roles).some((role) => role === 'administrator' || isPlatform([role]))

/** Whether a register may have entries for every organization: each of them reads those beside its own. */
export const hasEntriesForAll = (register: Register): boolean => ruleOf(register).forAll === true

/** Whether entries for every organization may be written: platform staff, who serve all of them. */
export const mayWriteForAll = (roles: readonly string[], register: Register): boolean =>
  hasEntriesForAll(register) && isPlatform(rolesAmong(roles))

/** Undefined where the server makes one. */
export function keyOfEntry<R extends Register>(register: R, entry: StoredEntry<R>): string | undefined {
  const { key } = ruleOf(register)
  if (key === 'single') return SINGLE_KEY
  return key === 'made' ? undefined : key(entry as never)
}

export const isSingle = (register: Register): boolean => ruleOf(register).key === 'single'

export const takesTwo = <R extends Register>(register: R, entry: StoredEntry<R>): boolean =>
  ruleOf(register).takesTwo?.(entry as never) ?? false

/** Whether any entry of a register waits for a second person. */
export const mayWait = (register: Register): boolean => ruleOf(register).takesTwo !== undefined

export const ENTRY_STATES = ['ACTIVE', 'SCHEDULED', 'EXPIRED', 'ENDED', 'WAITING'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** What stands of an entry now. `now`: Pacific Time as YYYY-MM-DDTHH:mm, of which a bound that is a day compares its day. */
export function stateOf<R extends Register>(
  register: R,
  entry: { readonly data: StoredEntry<R>; readonly ended: boolean },
  now: string,
): EntryState {
  if (entry.ended) return 'ENDED'
  const { from, until } = ruleOf(register).counts?.(entry.data as never) ?? {}
  if (from && now.slice(0, from.length) < from) return 'SCHEDULED'
  if (until && isOver(until, now)) return 'EXPIRED'
  return 'ACTIVE'
}

/** A last day counts to its end, a last minute does not. */
const isOver = (until: string, now: string): boolean => (until.length > 10 ? now >= until : now.slice(0, 10) > until)
