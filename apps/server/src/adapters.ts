/** Which adapter fulfills what the product needs from outside, for whom. The adapters themselves are made by container.ts alone. */
import type { Brand } from '@hearthline/brands'
import type { Config } from './config.ts'
import type { Clock } from './engine/clock.ts'
import type { ProviderChoice } from './provider-choices.ts'
import { CATALOG } from './providers/catalog.ts'
import type { Capability, Ports, ProviderOf } from './providers/ports.ts'
import type { Sealing } from './secrets/sealing.ts'
import { StartRefused } from './start-refused.ts'
import type { Db } from './store/db.ts'

/** What an adapter may be made of, beside its own settings. */
export interface AdapterParts {
  readonly db: Db
  readonly clock: Clock
  readonly sealing: Sealing
  readonly brands: ReadonlyMap<string, Brand>
}

type Providers<C extends Capability> = (typeof CATALOG)[C]['providers']

/** How each provider of the catalog is made; one that is missing does not compile. */
export type Adapters = {
  readonly [C in Capability]: {
    readonly [P in keyof Providers<C>]: (parts: AdapterParts, values: { readonly [S in keyof Providers<C>[P]]: string }) => Ports[C]
  }
}

type Create = (parts: AdapterParts, values: Readonly<Record<string, string>>) => Ports[Capability]

/** Makes each chosen adapter once; organizations with the same choice and the same settings share it. */
export function createProviders(choices: readonly ProviderChoice[], adapters: Adapters, parts: AdapterParts): ProviderOf {
  const made = new Map<string, Ports[Capability]>()
  const chosen = new Map<string, Ports[Capability]>()
  for (const { capability, organization, provider, values } of choices) {
    const create = (adapters[capability] as Readonly<Record<string, Create>>)[provider]
    if (!create) throw new Error(`There is no adapter for ${provider} (${capability})`)
    const same = JSON.stringify([capability, provider, values])
    const port = made.get(same) ?? create(parts, values)
    made.set(same, port)
    chosen.set(placeOf(capability, organization), port)
  }
  return <C extends Capability>(capability: C, organizationCode: string) =>
    (chosen.get(placeOf(capability, organizationCode.toUpperCase())) ?? chosen.get(placeOf(capability, undefined))) as Ports[C]
}

const placeOf = (capability: Capability, organization: string | undefined): string => `${capability}/${organization ?? ''}`

/**
 * Someone's home is at stake: what a sandbox says about a person is made up.
 * @throws StartRefused naming the capabilities and their settings
 */
export function refuseSandboxProviders({ production, rehearsal, providers }: Pick<Config, 'production' | 'rehearsal' | 'providers'>): void {
  if (!production || rehearsal) return
  const sandbox = providers.choices.filter((choice) => choice.sandbox)
  if (sandbox.length === 0) return
  const named = sandbox.map(({ capability, setting }) => `${CATALOG[capability].title} (${setting})`)
  throw new StartRefused(
    `Production cannot run on sandbox providers, and these are: ${named.join(', ')}. ` +
      'Name a real provider in each of these settings. To rehearse with made-up people, set NODE_ENV=rehearsal.',
  )
}

/** @throws StartRefused for a setting of an organization that has no brand folder */
export function refuseUnknownOrganizations({ providers }: Pick<Config, 'providers'>, known: Iterable<string>): void {
  const codes = [...known]
  const wrong = providers.organizations.find(({ organization }) => !codes.includes(organization))
  if (!wrong) return
  const allowed = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(codes)
  throw new StartRefused(`The setting ${wrong.setting} must name an organization behind the two underscores: ${allowed}.`)
}
