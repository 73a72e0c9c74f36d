/** Whom flags are judged for: looked up only where a rule in force rests on it. */
import type { Brand } from '@hearthline/brands'
import { propertyAddress, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { identityById } from '../../store/repositories/people.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { type Audience, type FlagParts, neededFor } from './evaluate-flags.ts'

type Parts = FlagParts & Pick<Container, 'db'>

/** The tracker that is stored with the account comes first: so a visitor who signs in keeps what they saw, on every device. */
export const personOf = async ({ db }: Pick<Container, 'db'>, { identityId }: Pick<LiveSession, 'identityId'>): Promise<string> =>
  (await identityById(db, identityId))?.trackerUuid ?? identityId

export interface SignedInQuery {
  readonly keys: readonly string[] | undefined
  readonly identityUuid?: string | undefined
  readonly applicationUuid?: string | undefined
}

/** @throws Problem not_found for another person; an application that is not theirs is as unknown as none */
export async function audienceOf(parts: Parts, brand: Brand, session: LiveSession, query: SignedInQuery): Promise<Audience> {
  const { keys, identityUuid, applicationUuid } = query
  if (identityUuid !== undefined && identityUuid.toLowerCase() !== session.identityId) throw notFound('There is no such identity')
  const needed = await neededFor(parts, brand, keys)
  return {
    ...(needed.person && { person: await personOf(parts, session) }),
    ...(needed.state && applicationUuid !== undefined && { state: await stateOf(parts, brand, applicationUuid) }),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function stateOf({ db, clock }: Parts, brand: Brand, applicationUuid: string): Promise<string | undefined> {
  const file = UUID.test(applicationUuid) ? await readFile(db, applicationUuid.toLowerCase(), clock.now()) : undefined
  if (file?.row.organizationCode !== brand.orgCode) return undefined
  return standing(file.facts).walk.known(propertyAddress)?.state
}

/** What the telemetry-hosted calls say of a user, as far as it is of use; whatever else they carry is left alone. */
export async function optimizeAudience(
  parts: Parts,
  user: Readonly<Record<string, unknown>> = {},
  session?: LiveSession,
): Promise<Audience> {
  const attributes = typeof user.attributes === 'object' && user.attributes !== null ? (user.attributes as Record<string, unknown>) : {}
  const state = textOf(user.state) ?? textOf(attributes.state)
  const person = session ? await personOf(parts, session) : textOf(user.trackerId)
  return { ...(state !== undefined && { state: state.toUpperCase() }), ...(person !== undefined && { person }) }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined)
