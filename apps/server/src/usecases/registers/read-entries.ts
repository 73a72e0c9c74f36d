/** The registers as the team reads them at the console. */
import { hasEntriesForAll, type RegisterEntry } from '@hearthline/contract'
import { entriesInForce, entryInForce, entryVersions, FOR_ALL, lastVersions } from '../../store/repositories/register-entries.ts'
import { notFound } from '../problem.ts'
import { entryOwner, ownersByKey } from './entry-owners.ts'
import { type Asked, placeOf, type RegisterCaller, type RegisterParts, registerTime } from './register-place.ts'
import { shownEntry, waitsForSecond, writtenEntry } from './show-entry.ts'

const PAGE = 25

/** @throws Problem not_found, forbidden */
export async function listEntries(
  { db, clock }: RegisterParts,
  caller: RegisterCaller,
  asked: Asked & { readonly search?: string | undefined; readonly page: number; readonly waiting: boolean },
) {
  const organizationCode = placeOf(caller, asked, 'read')
  const { register, search, page, waiting } = asked
  const found = await lastVersions(db, {
    organizationCode,
    register,
    search: search?.trim(),
    waiting,
    offset: (page - 1) * PAGE,
    limit: PAGE,
  })
  const now = registerTime(clock.now())
  const owners = await ownersByKey(
    db,
    { organizationCode, register },
    found.rows.map(({ key }) => key),
  )
  const entries = []
  for (const last of found.rows) {
    const counts = waitsForSecond(last) ? await entryInForce(db, { organizationCode, register, key: last.key }) : last
    entries.push(shownEntry(last, counts, { readerId: caller.staff.identityId, now, owner: owners.get(last.key) ?? null }))
  }
  const ofAll = asked.scope === 'organization' ? await entriesOfAll({ db, clock }, register, organizationCode) : []
  return { entries, total: found.total, waiting: found.waiting, pageSize: PAGE, ofAll }
}

/** What an organization's visitors see beside its own. Who of the platform wrote it is not its team's to know. */
async function entriesOfAll(
  { db, clock }: Pick<RegisterParts, 'db' | 'clock'>,
  register: Asked['register'],
  organizationCode: string,
): Promise<RegisterEntry[]> {
  if (!hasEntriesForAll(register)) return []
  const now = registerTime(clock.now())
  return (await entriesInForce(db, register, organizationCode))
    .filter((row) => row.organizationCode === FOR_ALL)
    .map((row) => shownEntry({ ...row, writtenBy: null, writtenByName: null, confirmedByName: null }, row, { readerId: '', now }))
    .filter(({ state }) => state === 'ACTIVE' || state === 'SCHEDULED')
}

/** @throws Problem not_found, forbidden */
export async function readWithVersions({ db, clock }: RegisterParts, caller: RegisterCaller, asked: Asked & { readonly key: string }) {
  const organizationCode = placeOf(caller, asked, 'read')
  const versions = await entryVersions(db, { organizationCode, register: asked.register, key: asked.key })
  const [last] = versions
  if (!last) throw notFound('No such entry was found')
  const counts = versions.find((row) => !waitsForSecond(row))
  const readerId = caller.staff.identityId
  const owner = await entryOwner(db, last)
  return {
    entry: shownEntry(last, counts, { readerId, now: registerTime(clock.now()), owner }),
    versions: versions.map((row) => writtenEntry(row, readerId)),
  }
}
