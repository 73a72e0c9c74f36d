/** The OpenFeature client of a node, and the parts behind it. */
import { flagDeclaration, standardVariables, type Variation } from '@hearthline/domain'
import { type EvaluationContext, MultiProvider, NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk'
import type { Db } from '../../store/db.ts'
import { EVERY_ORGANIZATION } from '../../store/repositories/flag-rules.ts'
import type { FlagFile } from './flag-file.ts'
import { createFlagMemory, type FlagMemory } from './flag-memory.ts'
import { brandFlagWords, databaseFlags, type FlagSource, fileFlags, standardFlags, VARIABLE } from './flag-providers.ts'

export { openFlagFile } from './flag-file.ts'

/** As OpenFeature names them. DISABLED: the rules for it are stopped, so that what stands below them counts. */
export type FlagReason = 'DEFAULT' | 'STATIC' | 'TARGETING_MATCH' | 'SPLIT' | 'DISABLED'

export interface FlagDetails {
  readonly key: string
  readonly enabled: boolean
  readonly variables: Readonly<Record<string, string>>
  readonly reason: FlagReason
  readonly source: FlagSource
  /** Of the rule, in its list. */
  readonly place: number | null
  /** Which side of an experiment it is. */
  readonly variation: Variation | null
}

/** Whom a flag is judged for. */
export interface FlagAudience {
  readonly organizationCode: string
  /** What the brand says of flags. */
  readonly brand: Readonly<Record<string, boolean | undefined>>
  readonly now: string
  readonly state?: string | undefined
  readonly person?: string | undefined
}

export interface Flags {
  readonly memory: FlagMemory
  readonly file: FlagFile
  /** @throws where the rules cannot be read: what the law has a say in is not decided without them */
  detailsOf(key: string, audience: FlagAudience): Promise<FlagDetails>
  close(): Promise<void>
}

/** The library keeps its providers for the whole process, each under a name: several products run in one process in tests. */
let opened = 0

export async function createFlags(db: Db, file: FlagFile): Promise<Flags> {
  const memory = createFlagMemory(db)
  const domain = `hearthline-${++opened}`
  const providers = [databaseFlags(memory), fileFlags(file), brandFlagWords(), standardFlags()]
  await OpenFeature.setProviderAndWait(domain, new MultiProvider(providers.map((provider) => ({ provider }))))
  const client = OpenFeature.getClient(domain)
  return {
    memory,
    file,
    async detailsOf(key, audience) {
      const rows = await memory.read()
      const { value, reason, flagMetadata, errorCode, errorMessage } = await client.getBooleanDetails(key, false, contextOf(audience))
      if (errorCode !== undefined) throw new Error(`The flag ${key} was not judged: ${errorMessage ?? errorCode}`)
      const source = flagMetadata.source as FlagSource
      const isStopped = (source === 'STANDARD' || source === 'BRAND') && areRulesStopped(key, audience.organizationCode, memory, file)
      return {
        key,
        enabled: value,
        variables: {
          ...standardVariables(flagDeclaration(key)),
          ...rows.settingOf(audience.organizationCode, key)?.variables,
          ...variablesIn(flagMetadata),
        },
        reason: isStopped ? 'DISABLED' : (reason as FlagReason),
        source,
        place: typeof flagMetadata.place === 'number' ? flagMetadata.place : null,
        variation: (flagMetadata.variation as Variation | undefined) ?? null,
      }
    },
    async close() {
      file.close()
      await OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER)
    },
  }
}

const contextOf = ({ organizationCode, brand, now, state, person }: FlagAudience): EvaluationContext => ({
  organizationCode,
  brand: { ...brand } as Record<string, boolean>,
  now,
  ...(state !== undefined && { state }),
  ...(person !== undefined && { targetingKey: person }),
})

const variablesIn = (metadata: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata)
      .filter(([name]) => name.startsWith(VARIABLE))
      .map(([name, value]) => [name.slice(VARIABLE.length), String(value)]),
  )

function areRulesStopped(key: string, organizationCode: string, memory: FlagMemory, file: FlagFile): boolean {
  if (file.flagOf(key)?.isDisabled) return true
  const rules = [organizationCode, EVERY_ORGANIZATION].flatMap((code) => memory.latest().rulesOf(code, key)?.rules ?? [])
  return rules.length > 0 && rules.every(({ isStopped }) => isStopped)
}
