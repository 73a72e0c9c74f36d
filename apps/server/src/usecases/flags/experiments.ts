/** Experiments: which variation an application sees, and the profile a person has at the experimentation service. */
import type { Brand } from '@hearthline/brands'
import { digestOf } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { mergeOrigin } from '../../store/repositories/application-origins.ts'
import { insertExposure } from '../../store/repositories/experiment-exposures.ts'
import { readSetting, writeSetting } from '../../store/repositories/settings.ts'
import { asSystem } from '../../store/scope.ts'
import { recordEvent } from '../events/record-event.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { type Feature, type FlagParts, judgeFlags, toFeature } from './evaluate-flags.ts'
import { optimizeAudience } from './flag-audience.ts'

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

/**
 * Kept with the application; who saw which side first is reported once, whatever reloads, tabs and nodes say again.
 * @throws Problem not_found unless the application is the person's own, under this organization
 */
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
    const exposure = { organizationCode: brand.orgCode, experiment: name, kind: 'APPLICATION', subject: applicationId, variation } as const
    const isFirst = await asSystem(() => insertExposure(container.db, { ...exposure, firstAt: container.clock.now() }))
    if (isFirst) await recordEvent(container, brand, 'experiment.assigned', { applicationId, name, variation })
  }
  return origin.experiments as Experiment[]
}

const TRACKER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface DecisionRequest {
  readonly keys: readonly string[] | undefined
  readonly trackerId: string
  readonly user: Readonly<Record<string, unknown>>
  readonly session: LiveSession | undefined
}

/** What a visitor is shown: asked for when it is shown, so each side of an experiment is counted, once for a visitor. */
export async function decideFor(
  parts: FlagParts & Pick<Container, 'db'>,
  brand: Brand,
  { keys, trackerId, user, session }: DecisionRequest,
): Promise<Feature[]> {
  const decided = await judgeFlags(parts, brand, keys, await optimizeAudience(parts, user, session))
  for (const { key, variation } of decided) {
    // A tracker that we did not give is no visitor of ours.
    if (variation === null || !TRACKER.test(trackerId)) continue
    // The tracker itself is not kept: nothing leads from a count to a visit.
    const subject = digestOf([brand.orgCode, key, trackerId.toLowerCase()])
    const exposure = { organizationCode: brand.orgCode, experiment: key, kind: 'VISITOR', subject, variation } as const
    await asSystem(() => insertExposure(parts.db, { ...exposure, firstAt: parts.clock.now() }))
  }
  return decided.map(toFeature)
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
