/** Experiments: which variation an application sees, and the profile a person has at the experimentation service. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { mergeOrigin } from '../../store/repositories/application-origins.ts'
import { readSetting, writeSetting } from '../../store/repositories/settings.ts'
import { recordEvent } from '../events/record-event.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'

export interface Experiment {
  readonly name: string
  readonly variation: string
}

const isExperiment = (entry: unknown): entry is Experiment =>
  typeof entry === 'object' && entry !== null && 'name' in entry && 'variation' in entry && typeof entry.name === 'string'

const merged = (known: unknown, news: readonly Experiment[]): Experiment[] => {
  const byName = new Map((Array.isArray(known) ? known.filter(isExperiment) : []).map((entry) => [entry.name, entry]))
  for (const entry of news) byName.set(entry.name, { name: entry.name, variation: entry.variation })
  return [...byName.values()]
}

/** @throws Problem not_found unless the application is the person's own, under this organization */
export async function patchExperiments(
  container: Pick<Container, 'db' | 'clock'>,
  session: LiveSession,
  brand: Brand,
  applicationId: string,
  experiments: readonly Experiment[],
): Promise<Experiment[]> {
  const owner = { id: applicationId, identityId: session.identityId, organizationCode: brand.orgCode }
  const origin = await container.db.transaction(
    async (store) => await mergeOrigin(store, owner, (known) => ({ experiments: merged(known.experiments, experiments) })),
  )
  if (!origin) throw notFound('There is no such application')
  for (const { name, variation } of experiments) {
    await recordEvent(container, brand, 'experiment.assigned', { applicationId, name, variation })
  }
  return origin.experiments as Experiment[]
}

/** @throws Problem not_found unless the application is the person's own, under this organization */
export async function putFullStoryLink(
  { db }: Pick<Container, 'db'>,
  session: LiveSession,
  brand: Brand,
  applicationId: string,
  link: string,
): Promise<void> {
  const owner = { id: applicationId, identityId: session.identityId, organizationCode: brand.orgCode }
  const origin = await db.transaction(async (store) => await mergeOrigin(store, owner, () => ({ fullStoryLink: link })))
  if (!origin) throw notFound('There is no such application')
}

const profileName = (identityId: string) => `optimizely-profile:${identityId}`
/** Another person's profile is as unknown as none. */
const own = (session: LiveSession, asked: string | undefined): string => {
  if (asked !== undefined && asked.toLowerCase() !== session.identityId) throw notFound('There is no such identity')
  return session.identityId
}

export async function readOptimizelyProfile({ db }: Pick<Container, 'db'>, session: LiveSession, asked: string | undefined) {
  const identityUuid = own(session, asked)
  const stored = await readSetting(db, profileName(identityUuid))
  return { identityUuid, optimizelyProfileUuid: typeof stored === 'string' ? stored : null }
}

export async function patchOptimizelyProfile(
  { db }: Pick<Container, 'db'>,
  session: LiveSession,
  asked: string | undefined,
  profile: string,
) {
  const identityUuid = own(session, asked)
  await writeSetting(db, profileName(identityUuid), profile)
  return { identityUuid, optimizelyProfileUuid: profile }
}
