/**
 * The providers behind the OpenFeature client, in one order: what administrators decided (their own organization's rules, those for all, then what a
 * register wrote by name), the file, the brand's word, the product's standard. The first that says anything decides.
 */
import { type FlagContext, firstRuleThatHolds, flagDeclaration, type RuleOutcome } from '@hearthline/domain'
import {
  ErrorCode,
  type EvaluationContext,
  type FlagMetadata,
  type Provider,
  type ResolutionDetails,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { EVERY_ORGANIZATION } from '../../store/repositories/flag-rules.ts'
import type { FlagFile } from './flag-file.ts'
import type { FlagMemory } from './flag-memory.ts'

/** Where an answer comes from. ALL and ORGANIZATION: rules of administrators. SETTING: what a register wrote. */
export type FlagSource = 'STANDARD' | 'BRAND' | 'FILE' | 'SETTING' | 'ALL' | 'ORGANIZATION'

/** What each answer carries beside the value; the variables with this prefix, since OpenFeature's details are flat. */
export const VARIABLE = 'variable.'

interface Said {
  readonly value: boolean
  readonly reason: 'DEFAULT' | RuleOutcome['reason']
  readonly source: FlagSource
  readonly outcome?: RuleOutcome | undefined
}

const metadataOf = ({ source, outcome }: Said): FlagMetadata => ({
  source,
  ...(outcome && { place: outcome.place }),
  ...(outcome?.variation && { variation: outcome.variation }),
  ...Object.fromEntries(Object.entries(outcome?.variables ?? {}).map(([name, text]) => [`${VARIABLE}${name}`, text])),
})

const onlyBooleans = async (): Promise<never> => {
  throw new TypeMismatchError('A flag is on or off; its values are in the details')
}

function provider(name: string, say: (key: string, context: EvaluationContext) => Said | undefined): Provider {
  return {
    metadata: { name },
    runsOn: 'server',
    async resolveBooleanEvaluation(key, standard, context): Promise<ResolutionDetails<boolean>> {
      const said = say(key, context)
      if (!said) return { value: standard, errorCode: ErrorCode.FLAG_NOT_FOUND }
      return { value: said.value, reason: said.reason, variant: said.value ? 'on' : 'off', flagMetadata: metadataOf(said) }
    },
    resolveStringEvaluation: onlyBooleans,
    resolveNumberEvaluation: onlyBooleans,
    resolveObjectEvaluation: onlyBooleans,
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const contextOf = (given: EvaluationContext): FlagContext => ({
  organizationCode: text(given.organizationCode) ?? '',
  now: text(given.now) ?? '',
  state: text(given.state),
  person: given.targetingKey,
})

const byRule = (outcome: RuleOutcome | undefined, source: FlagSource): Said | undefined =>
  outcome && { value: outcome.enabled, reason: outcome.reason, source, outcome }

export const databaseFlags = (memory: Pick<FlagMemory, 'latest'>): Provider =>
  provider('database', (key, given) => {
    const context = contextOf(given)
    const rows = memory.latest()
    for (const [code, source] of [
      [context.organizationCode, 'ORGANIZATION'],
      [EVERY_ORGANIZATION, 'ALL'],
    ] as const) {
      const said = byRule(firstRuleThatHolds(key, rows.rulesOf(code, key)?.rules ?? [], context), source)
      if (said) return said
    }
    const setting = rows.settingOf(context.organizationCode, key)
    return setting?.enabled === undefined ? undefined : { value: setting.enabled, reason: 'STATIC', source: 'SETTING' }
  })

export const fileFlags = (file: Pick<FlagFile, 'flagOf'>): Provider =>
  provider('file', (key, given) => {
    const flag = file.flagOf(key)
    return flag && !flag.isDisabled ? byRule(firstRuleThatHolds(key, flag.rules, contextOf(given)), 'FILE') : undefined
  })

export const brandFlagWords = (): Provider =>
  provider('brand', (key, { brand }) => {
    const words = brand as Readonly<Record<string, unknown>> | undefined
    const word = words && Object.hasOwn(words, key) ? words[key] : undefined
    return typeof word === 'boolean' ? { value: word, reason: 'STATIC', source: 'BRAND' } : undefined
  })

/** A key that no one knows is off. */
export const standardFlags = (): Provider =>
  provider('standard', (key) => ({ value: flagDeclaration(key)?.standard ?? false, reason: 'DEFAULT', source: 'STANDARD' }))
