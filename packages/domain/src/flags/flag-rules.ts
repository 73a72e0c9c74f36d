/** Rules of a flag: an ordered list, of which the first that holds decides. Pure: the same answer in every process, for the same person always. */
import * as z from 'zod/mini'
import { type UsState, usStateCodes } from '../facts/us-states.ts'
import { digestOf } from '../values/digest.ts'
import type { FlagDeclaration, FlagTarget } from './flag-declarations.ts'

const CODE = /^[A-Z][A-Z0-9_]{1,31}$/

export const flagRule = z.strictObject({
  enabled: z.boolean('Say whether it is on or off'),
  /** Codes; every organization where left out. */
  organizations: z.optional(
    z
      .array(z.string().check(z.regex(CODE, 'Enter the code of an organization, such as HEARTH')))
      .check(z.minLength(1, 'Name an organization'), z.maxLength(200)),
  ),
  /** Of the property; every state where left out. */
  states: z.optional(
    z.array(z.enum(usStateCodes as readonly [UsState, ...UsState[]])).check(z.minLength(1, 'Choose a state'), z.maxLength(60)),
  ),
  /** Percent of people. */
  share: z.optional(
    z
      .number('Enter a percentage from 0 to 100')
      .check(
        z.gte(0, 'Enter a percentage from 0 to 100'),
        z.lte(100, 'Enter a percentage from 0 to 100'),
        z.multipleOf(0.01, 'Enter at most two decimals'),
      ),
  ),
  /** The rest see the other side and are counted as the control group. */
  isExperiment: z.optional(z.boolean()),
  from: z.optional(z.iso.datetime('Enter a date and time')),
  /** Not included. */
  until: z.optional(z.iso.datetime('Enter a date and time')),
  variables: z.optional(
    z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(4000, 'Please keep it to 4,000 characters'))),
  ),
  /** Kept in the list, and skipped. */
  isStopped: z.optional(z.boolean()),
})
export type FlagRule = z.infer<typeof flagRule>

/** Keeps an evaluation short. */
export const MOST_FLAG_RULES = 50

export interface FlagContext {
  readonly organizationCode: string
  /** Instant. */
  readonly now: string
  /** Of the property, where it is known. */
  readonly state?: string | undefined
  /** Who it is, where it is known: the same name for the same person each time. */
  readonly person?: string | undefined
}

export const VARIATIONS = ['control', 'variation'] as const
export type Variation = (typeof VARIATIONS)[number]

export interface RuleOutcome {
  readonly enabled: boolean
  readonly variables: Readonly<Record<string, string>>
  readonly reason: 'STATIC' | 'TARGETING_MATCH' | 'SPLIT'
  /** Its place in the list, from 1 on. */
  readonly place: number
  readonly variation?: Variation
}

const PLACES = 2 ** 32

/** Where a person stands for a flag, from 0 up to 100: another place for each flag, and the same one always. */
export const bucketOf = (key: string, person: string): number => (Number.parseInt(digestOf([key, person]).slice(0, 8), 16) / PLACES) * 100

/** Whoever is within a share stays within it when the share grows. */
export const isWithinShare = (key: string, person: string, share: number): boolean => bucketOf(key, person) < share

const holds = ({ organizations, states, from, until, isStopped }: FlagRule, context: FlagContext): boolean =>
  isStopped !== true &&
  (organizations === undefined || organizations.includes(context.organizationCode)) &&
  (states === undefined || (states as readonly string[]).includes(context.state ?? '')) &&
  (from === undefined || Date.parse(context.now) >= Date.parse(from)) &&
  (until === undefined || Date.parse(context.now) < Date.parse(until))

/** What the first rule that holds says; undefined where none does. Without knowing who it is, no share holds. */
export function firstRuleThatHolds(key: string, rules: readonly FlagRule[], context: FlagContext): RuleOutcome | undefined {
  for (const [index, rule] of rules.entries()) {
    if (!holds(rule, context)) continue
    const found = { enabled: rule.enabled, variables: rule.variables ?? {}, place: index + 1 }
    if (rule.share === undefined) return { ...found, reason: isTargeted(rule) ? 'TARGETING_MATCH' : 'STATIC' }
    if (context.person === undefined) continue
    const isWithin = isWithinShare(key, context.person, rule.share)
    if (!rule.isExperiment) {
      if (isWithin) return { ...found, reason: 'SPLIT' }
      continue
    }
    const enabled = isWithin ? rule.enabled : !rule.enabled
    return { ...found, enabled, variables: isWithin ? found.variables : {}, reason: 'SPLIT', variation: enabled ? 'variation' : 'control' }
  }
  return undefined
}

const isTargeted = ({ organizations, states, from, until }: FlagRule): boolean =>
  [organizations, states, from, until].some((part) => part !== undefined)

/** Whether an answer of the flag can differ between people at all. */
export const needsPerson = (rules: readonly FlagRule[]): boolean => rules.some(({ share, isStopped }) => share !== undefined && !isStopped)

export const needsState = (rules: readonly FlagRule[]): boolean => rules.some(({ states, isStopped }) => states !== undefined && !isStopped)

export interface RuleFault {
  /** Within the list: `0.share`. */
  readonly path: string
  readonly message: string
}

const TARGET_WORDS: Readonly<Record<FlagTarget, string>> = {
  STATE: 'This flag is judged before the property is known, so it cannot depend on a state',
  PERSON: 'This flag is the same for everyone, so it cannot be given to a share of people',
}

/** What the schema cannot see: whether a rule fits its flag, and makes sense. `mayNameOrganizations`: of a list that is for all of them. */
export function faultsOfRules(flag: FlagDeclaration, rules: readonly FlagRule[], mayNameOrganizations: boolean): readonly RuleFault[] {
  return rules.flatMap((rule, index) =>
    faultsOfRule(flag, rule, mayNameOrganizations).map(({ path, message }) => ({ path: `${index}.${path}`, message })),
  )
}

function faultsOfRule(flag: FlagDeclaration, rule: FlagRule, mayNameOrganizations: boolean): RuleFault[] {
  const { share, isExperiment, from, until, variables = {}, organizations, states } = rule
  const faults: RuleFault[] = []
  const refuse = (path: string, message: string, isWrong: boolean) => isWrong && faults.push({ path, message })
  refuse(
    'organizations',
    'These rules are your organization’s own, so they name no others',
    organizations !== undefined && !mayNameOrganizations,
  )
  refuse('states', TARGET_WORDS.STATE, states !== undefined && !flag.targets.includes('STATE'))
  refuse('share', TARGET_WORDS.PERSON, share !== undefined && !flag.targets.includes('PERSON'))
  refuse(
    'isExperiment',
    'Enter the share of people that see it',
    isExperiment === true && (share === undefined || share <= 0 || share >= 100),
  )
  refuse(
    'isExperiment',
    'No one is counted for this flag, so there is no experiment on it',
    isExperiment === true && flag.isCounted !== true,
  )
  refuse('until', 'Enter a time after the first one', from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from))
  for (const name of Object.keys(variables)) refuse(`variables.${name}`, `This flag has no value named ${name}`, !flag.variables?.[name])
  return faults
}
