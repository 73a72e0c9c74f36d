/**
 * Which provider answers for whom, as the settings say: PROVIDER_<CAPABILITY> for everyone, PROVIDER_<CAPABILITY>__<ORGANIZATION> for one
 * organization. A provider's own settings may be given for one organization in the same way: TIDEWATER_KEY__RIOSOL.
 */
import { type Catalog, type CatalogEntry, capabilitiesOf, SANDBOX, settingOf } from './providers/catalog.ts'
import type { Capability } from './providers/ports.ts'
import { nearestSetting } from './unknown-settings.ts'

export interface ProviderChoice {
  readonly capability: Capability
  /** The organization whose own choice this is; undefined where it is the choice for all others. */
  readonly organization: string | undefined
  readonly provider: string
  /** Answers for no one real. */
  readonly sandbox: boolean
  /** The setting that makes this choice. */
  readonly setting: string
  /** The provider's own settings. */
  readonly values: Readonly<Record<string, string>>
}

/** A setting that names an organization: whether there is one is known once the brands are read. */
export interface NamedOrganization {
  readonly setting: string
  readonly organization: string
}

export interface ProviderChoices {
  /** For each capability first the choice for everyone, then those of single organizations. */
  readonly choices: readonly ProviderChoice[]
  readonly organizations: readonly NamedOrganization[]
}

interface Read extends ProviderChoices {
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[]
  /** Names of settings that were looked at here, right or wrong, and those that may be given. */
  readonly names: readonly string[]
}

type Given = Readonly<Record<string, string | undefined>>

const PREFIX = 'PROVIDER_'
/** Between the name of a setting and the organization that it is for. */
const FOR = '__'
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** @param given settings that are not empty */
export function readProviderChoices(given: Given, catalog: Catalog): Read {
  const settings = new Map(capabilitiesOf(catalog).map((capability) => [settingOf(capability), capability]))
  const ownNames = Object.values(catalog).flatMap(({ providers }) => Object.values(providers).flatMap((own) => Object.keys(own)))
  const known = new Set([...settings.keys(), ...ownNames])
  const organizations = Object.keys(given).flatMap((setting) => namedOrganization(setting, known))
  const unknown = Object.keys(given).filter((name) => name.startsWith(PREFIX) && !known.has(splitName(name).base))
  const problems = unknown.map((name) => unknownCapability(name, [...settings.keys()]))
  const choices: ProviderChoice[] = []
  for (const [setting, capability] of settings) {
    for (const asked of [{ setting, organization: undefined }, ...ownChoices(catalog[capability], setting, organizations, given)]) {
      const chosen = choose(catalog, capability, asked, given)
      problems.push(...chosen.problems)
      if (chosen.choice) choices.push(chosen.choice)
    }
  }
  const names = [...known, ...organizations.map((named) => named.setting), ...unknown]
  return { choices, organizations, problems: [...new Set(problems)], names }
}

interface Asked {
  readonly setting: string
  readonly organization: string | undefined
}

/** Organizations that name a provider, and those that have an account of their own with the provider of everyone. */
function ownChoices(entry: CatalogEntry, setting: string, named: readonly NamedOrganization[], given: Given): readonly Asked[] {
  const choosing = named.filter((each) => splitName(each.setting).base === setting)
  const own = Object.keys(entry.providers[given[setting] ?? entry.standard] ?? {})
  const accounts = named
    .filter((each) => own.includes(splitName(each.setting).base))
    .filter((each) => !choosing.some(({ organization }) => organization === each.organization))
  return [...choosing, ...new Set(accounts.map(({ organization }) => organization))].map((each) =>
    typeof each === 'string' ? { setting, organization: each } : each,
  )
}

function splitName(name: string): { base: string; organization: string | undefined } {
  const at = name.indexOf(FOR)
  return at < 0 ? { base: name, organization: undefined } : { base: name.slice(0, at), organization: name.slice(at + FOR.length) }
}

function namedOrganization(setting: string, known: ReadonlySet<string>): readonly NamedOrganization[] {
  const { base, organization } = splitName(setting)
  return organization !== undefined && known.has(base) ? [{ setting, organization }] : []
}

function unknownCapability(name: string, allowed: readonly string[]): string {
  const { base } = splitName(name)
  const near = nearestSetting(base, allowed)
  if (near !== undefined) return `There is no setting ${name}. Did you mean ${near}${name.slice(base.length)}?`
  return `There is no setting ${name}: no capability has this name. Providers are chosen by ${either.format(allowed)}.`
}

interface Chosen {
  readonly choice?: ProviderChoice
  readonly problems: readonly string[]
}

function choose(catalog: Catalog, capability: Capability, { setting, organization }: Asked, given: Given): Chosen {
  const { standard, providers } = catalog[capability]
  const provider = given[setting] ?? standard
  const own = Object.hasOwn(providers, provider) ? providers[provider] : undefined
  if (!own) return { problems: [`The setting ${setting} must be ${either.format(Object.keys(providers))}.`] }
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, allowed] of Object.entries(own)) {
    const forOne = organization === undefined ? undefined : `${name}${FOR}${organization}`
    const from = forOne !== undefined && given[forOne] !== undefined ? forOne : name
    const value = given[from]
    const standardOfSetting = allowed.safeParse(undefined)
    if (value === undefined && standardOfSetting.success) {
      values[name] = standardOfSetting.data
      continue
    }
    if (value === undefined) {
      problems.push(`The setting ${forOne ? `${name} or ${forOne}` : name} is missing: ${setting} is ${provider}, which needs it.`)
      continue
    }
    const read = allowed.safeParse(value)
    if (read.success) values[name] = read.data
    else problems.push(`The setting ${from} ${read.error.issues[0]?.message ?? 'is not allowed'}.`)
  }
  // A vendor that was told to answer from its own sandbox answers for no one real either.
  const sandbox = provider === SANDBOX || Object.values(values).includes(SANDBOX)
  return { choice: { capability, organization, provider, sandbox, setting, values }, problems }
}
