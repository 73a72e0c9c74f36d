/** Feature flags as the wire has them: what each is for this organization and, where it is known, for this person and this property. */
import type { Brand } from '@hearthline/brands'
import { type FlagRule, flagKeys, needsPerson, needsState } from '@hearthline/domain'
import { EVERY_ORGANIZATION } from '../../store/repositories/flag-rules.ts'
import type { FlagDetails, Flags } from './create-flags.ts'

export interface FlagParts {
  readonly flags: Flags
  readonly clock: { now(): string }
}

export interface Feature {
  readonly key: string
  readonly enabled: boolean
  readonly variables: { readonly key: string; readonly defaultValue: string }[]
}

/** What is known of whom a flag is judged for. */
export interface Audience {
  /** Of the property. */
  readonly state?: string | undefined
  /** The same name for the same person each time. */
  readonly person?: string | undefined
}

/** The variable by which a page knows that it is part of an experiment, and which side it shows. */
const EXPERIMENT = 'experiment'

/** All flags, or those of the keys asked for in that order; a key that no one knows is off. */
export const evaluateFlags = async (
  parts: FlagParts,
  brand: Brand,
  keys?: readonly string[],
  audience: Audience = {},
): Promise<Feature[]> => (await judgeFlags(parts, brand, keys, audience)).map(toFeature)

export const judgeFlags = async (
  { flags, clock }: FlagParts,
  brand: Brand,
  keys: readonly string[] | undefined,
  audience: Audience,
): Promise<FlagDetails[]> => {
  const rows = await flags.memory.read()
  const known = keys ?? [...new Set([...flagKeys, ...rows.keys, ...flags.file.keys()])]
  const whom = { organizationCode: brand.orgCode, brand: brand.flags, now: clock.now(), ...audience }
  return Promise.all(known.map((key) => flags.detailsOf(key, whom)))
}

export function toFeature({ key, enabled, variables, variation }: FlagDetails): Feature {
  const all = variation === null ? variables : { ...variables, [EXPERIMENT]: variation }
  return { key, enabled, variables: Object.entries(all).map(([name, defaultValue]) => ({ key: name, defaultValue })) }
}

/** What has to be looked up before these flags can be judged: mostly nothing. */
export async function neededFor({ flags }: FlagParts, brand: Brand, keys: readonly string[] | undefined) {
  const rows = await flags.memory.read()
  const rules: FlagRule[] = (keys ?? [...flagKeys, ...rows.keys]).flatMap((key) => [
    ...[brand.orgCode, EVERY_ORGANIZATION].flatMap((code) => rows.rulesOf(code, key)?.rules ?? []),
    ...(flags.file.flagOf(key)?.rules ?? []),
  ])
  return { person: needsPerson(rules), state: needsState(rules) }
}

/** The keys that are on. */
export const flagsOn = async (parts: FlagParts, brand: Brand, keys: readonly string[], audience?: Audience): Promise<ReadonlySet<string>> =>
  new Set((await evaluateFlags(parts, brand, keys, audience)).filter(({ enabled }) => enabled).map(({ key }) => key))
