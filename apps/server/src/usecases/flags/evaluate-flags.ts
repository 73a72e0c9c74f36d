/** Feature flags: the product's default, then the brand's word, then what an operator set for the installation or the organization. */
import type { Brand } from '@hearthline/brands'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import { readSettings } from '../../store/repositories/settings.ts'

export interface Feature {
  readonly key: string
  readonly enabled: boolean
  readonly variables: { readonly key: string; readonly defaultValue: string }[]
}

/** Every flag there is, with its default. Variables are texts, as the wire has them. */
const defaults: Readonly<Record<string, { readonly enabled: boolean; readonly variables?: Readonly<Record<string, string>> }>> = {
  'fe-heloc-redesign-2025': { enabled: true },
  'fe-heloc-maintenance': {
    enabled: false,
    variables: {
      message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
      /** Paths, comma-joined, a star for one part or for all below; none where empty, every one where it is a star alone. */
      routes: '',
    },
  },
  /** Zip codes, comma-joined, for which the wizard warns. */
  'fe-heloc-disaster-zips': { enabled: false, variables: { zips: '' } },
  DDP_Pilot: { enabled: false },
  'crypto-heloc': { enabled: false },
  'affiliate-prepopulation': { enabled: false },
  'age-62-plus': { enabled: false },
  'ny-enabled': { enabled: false },
  'ny-blocked': { enabled: false },
  'ny-regulator-review': { enabled: false },
  'ny-fair-credit-reporting': { enabled: false },
  'sms-transactional': { enabled: true },
  'chat-authentication': { enabled: false },
  'stream-chat': { enabled: false },
  'additional-signer': { enabled: true },
  'portfolio-manager': { enabled: false },
  /** Asks whoever signs out in the middle of an application why. */
  'leave-survey': { enabled: false },
  /** The organization lends as a partner lender; so does any further flag of this prefix (docs/decisions/0015). */
  'partner-lender': { enabled: false },
  'wallet-area': { enabled: false },
}

const override = z.record(z.string(), z.object({ enabled: z.boolean().optional(), variables: z.record(z.string(), z.string()).optional() }))

/** Settings names an operator writes: for the installation, and for one organization (which wins). */
export const flagSettings = (orgCode: string) => ['flags', `flags:${orgCode}`] as const

/** All flags, or those of the keys asked for in that order; a key that no one knows is off. */
export async function evaluateFlags({ db }: Pick<Container, 'db'>, brand: Brand, keys?: readonly string[]): Promise<Feature[]> {
  const names = flagSettings(brand.orgCode)
  const stored = await readSettings(db, names)
  const overrides = names.map((name) => override.catch({}).parse(stored.get(name) ?? {}))
  const known = new Set([...Object.keys(defaults), ...overrides.flatMap(Object.keys)])
  return (keys ?? [...known]).map((key) => {
    const standard = Object.hasOwn(defaults, key) ? defaults[key] : undefined
    const brandWord = Object.hasOwn(brand.flags, key) ? (brand.flags as Record<string, boolean>)[key] : undefined
    const said = overrides.flatMap((flags) => (Object.hasOwn(flags, key) ? [flags[key]!] : []))
    const enabled = [standard?.enabled, brandWord, ...said.map((flag) => flag.enabled)].findLast((word) => word !== undefined) ?? false
    const variables: Record<string, string> = Object.assign({}, standard?.variables, ...said.map((flag) => flag.variables ?? {}))
    return { key, enabled, variables: Object.entries(variables).map(([name, defaultValue]) => ({ key: name, defaultValue })) }
  })
}
