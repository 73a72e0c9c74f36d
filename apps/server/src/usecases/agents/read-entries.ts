/** The offer codes and referrals of the caller's loan officers, and how often each was used: numbers alone. */
import { type OwnEntry, type OwnedRegister, type StoredEntry, stateOf, storedEntries, USE_LIMITS } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import type { Session } from '../../store/db.ts'
import {
  countEntriesMadeBy,
  entriesOfOfficers,
  type OwnedEntry,
  ownedEntry,
  type Uses,
  usesOfEntries,
} from '../../store/repositories/agent-entries.ts'
import { type EntryVersion, entryInForce } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'
import { notFound } from '../problem.ts'
import { registerTime } from '../registers/register-place.ts'
import { isLicensedIn } from './entry-owner.ts'
import { type OwnOfficer, ownOfficers } from './own-officers.ts'

const PAGE_SIZE = 50

type Parts = Pick<Container, 'db' | 'clock' | 'brands' | 'config'>

export interface NamedEntry {
  readonly register: OwnedRegister
  readonly key: string
}

export async function readOwnEntries(container: Parts, identityId: string, { register, page }: { register: OwnedRegister; page: number }) {
  const { db } = container
  const officers = await ownOfficers(container, identityId)
  const [{ rows, total }, uses, leftToday] = await Promise.all([
    entriesOfOfficers(db, officers, { register, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    usesOfEntries(db),
    entriesLeftToday(container, identityId),
  ])
  const entries = []
  for (const row of rows) {
    const one = await shownOwnEntry(container, { identityId, officers, uses }, row)
    if (one) entries.push(one)
  }
  return { entries, total, pageSize: PAGE_SIZE, leftToday }
}

/** One of theirs; whatever is not is as unknown as none. @throws Problem not_found */
export async function ownEntryOf(container: Parts, identityId: string, { register, key }: NamedEntry) {
  const officers = await ownOfficers(container, identityId)
  for (const { organizationCode, officer } of officers) {
    const row = await ownedEntry(container.db, { organizationCode, register, key: keyed(register, key) })
    if (row?.officer === officer) return { row, officers }
  }
  throw notFound('You have no such entry')
}

/** As the registers have them: codes in capitals, what the server made in lower case. */
export const keyed = (register: OwnedRegister, key: string): string => (register === 'offer-code' ? key.toUpperCase() : key.toLowerCase())

/** How it stands now. @throws Problem not_found */
export async function readOwnEntry(container: Parts, identityId: string, name: NamedEntry): Promise<OwnEntry> {
  const { row, officers } = await ownEntryOf(container, identityId, name)
  const one = await shownOwnEntry(container, { identityId, officers, uses: await usesOfEntries(container.db) }, row)
  if (!one) throw notFound('You have no such entry')
  return one
}

export async function entriesLeftToday(
  { db, clock }: { readonly db: Session; readonly clock: Container['clock'] },
  identityId: string,
): Promise<number> {
  const since = new Date(Date.parse(clock.now()) - USE_LIMITS.agentEntries.seconds * 1000).toISOString()
  return Math.max(0, USE_LIMITS.agentEntries.most - (await countEntriesMadeBy(db, identityId, since)))
}

interface Reader {
  readonly identityId: string
  readonly officers: readonly OwnOfficer[]
  readonly uses: ReadonlyMap<string, Uses>
}

const iso = (moment: string): string => new Date(moment).toISOString()

async function shownOwnEntry(container: Parts, reader: Reader, row: OwnedEntry): Promise<OwnEntry | undefined> {
  const { organizationCode, officer, key, madeAt, madeBy, opened, lastOpenedAt } = row
  const register = row.register as OwnedRegister
  const owner = reader.officers.find((one) => one.officer === officer && one.organizationCode === organizationCode)
  const brand = container.brands.get(organizationCode)
  // Their scope shows no row of the registers: the entry was found to be theirs before.
  const found = await asSystem(() => entryInForce(container.db, { organizationCode, register, key }))
  const said = found && readSaid(register, found)
  if (!owner || !brand || !said) return undefined
  const { begun = 0, submitted = 0 } = reader.uses.get(`${organizationCode} ${register} ${key}`) ?? {}
  const { data, ...shown } = said
  const standing = stateOf(register, { data: data as never, ended: found.ended }, registerTime(container.clock.now()))
  const isOutside = standing === 'ACTIVE' && shown.homeState !== null && !isLicensedIn(owner.entry, shown.homeState)
  const way: Record<string, string> = register === 'offer-code' ? { reservationCode: key } : { rid: key }
  return {
    ...{ register, key, officer, ...shown },
    state: isOutside ? 'NOT_LICENSED' : standing === 'ENDED' || standing === 'EXPIRED' ? standing : 'ACTIVE',
    link: linkTo(container.config, brand, '/account/heloc/invitation', { referrer: officer, ...way }),
    ...{ madeAt: iso(madeAt), madeByYou: madeBy === reader.identityId, opened, begun, submitted },
    lastOpenedAt: lastOpenedAt === null ? null : iso(lastOpenedAt),
  }
}

/** What they typed themselves. */
function readSaid(register: OwnedRegister, { data }: EntryVersion) {
  const read = storedEntries[register].safeParse(data)
  if (!read.success) return undefined
  if (register === 'offer-code') {
    const { campaign = '', respondByDate } = read.data as StoredEntry<'offer-code'>
    return { data: read.data, name: campaign, email: null, homeState: null, lastDay: respondByDate }
  }
  const { firstName, lastName, email, state, validThrough } = read.data as StoredEntry<'referral'>
  return { data: read.data, name: `${firstName} ${lastName}`, email, homeState: state, lastDay: validThrough ?? null }
}
