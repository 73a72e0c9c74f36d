/** The registers as the team reads them at the console. */
import { entryInForce, entryVersions, lastVersions } from '../../store/repositories/register-entries.ts'
import { notFound } from '../problem.ts'
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
  const entries = []
  for (const last of found.rows) {
    const counts = waitsForSecond(last) ? await entryInForce(db, { organizationCode, register, key: last.key }) : last
    entries.push(shownEntry(last, counts, caller.staff.identityId, now))
  }
  return { entries, total: found.total, waiting: found.waiting, pageSize: PAGE }
}

/** @throws Problem not_found, forbidden */
export async function readWithVersions({ db, clock }: RegisterParts, caller: RegisterCaller, asked: Asked & { readonly key: string }) {
  const organizationCode = placeOf(caller, asked, 'read')
  const versions = await entryVersions(db, { organizationCode, register: asked.register, key: asked.key })
  const [last] = versions
  if (!last) throw notFound('No such entry was found')
  const counts = versions.find((row) => !waitsForSecond(row))
  const reader = caller.staff.identityId
  return {
    entry: shownEntry(last, counts, reader, registerTime(clock.now())),
    versions: versions.map((row) => writtenEntry(row, reader)),
  }
}
