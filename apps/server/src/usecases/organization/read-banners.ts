/** The announcements of an environment that are shown now: the organization's and those for every one. What is planned is told to no one yet. */
import type { Brand } from '@hearthline/brands'
import { stateOf, storedEntries } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { entriesInForce, firstWrittenAt } from '../../store/repositories/register-entries.ts'
import { registerTime } from '../registers/register-place.ts'

export async function readBanners({ db, clock }: Pick<Container, 'db' | 'clock'>, { orgCode }: Brand, environment: 'production' | 'test') {
  const now = registerTime(clock.now())
  const shown = (await entriesInForce(db, 'announcement', orgCode))
    .map(({ key, data }) => ({ uuid: key, data: storedEntries.announcement.parse(data) }))
    .filter(({ data }) => data.environments.includes(environment) && stateOf('announcement', { data, ended: false }, now) === 'ACTIVE')
  const written = await firstWrittenAt(
    db,
    'announcement',
    shown.map(({ uuid }) => uuid),
  )
  return shown.map(({ uuid, data: { message, variant, apps } }) => ({
    ...{ uuid, message, variant, apps, active: true },
    metadata: { createdAt: new Date(written.get(uuid) ?? 0).toISOString() },
  }))
}
