/** A partner: a folder with its values and drawings, copied from one that is there. Nothing else is touched. */
import { type Command, NewProblem } from './command.ts'
import type { FileChanges } from './file-changes.ts'
import { NEUTRALS, type Neutral, paletteOf } from './palette.ts'

export function newBrand(command: Command, changes: FileChanges): readonly string[] {
  const code = command.words[0] ?? ''
  if (!/^[a-z][a-z0-9]{1,31}$/.test(code))
    throw new NewProblem(`A brand's code is small letters and digits, such as riverbank; "${code}" is not.`)
  const name = command.option('name')
  const like = command.optional('like') ?? 'hearth'
  const values = JSON.parse(changes.read(`brands/${like}/brand.json`)) as BrandFile
  const look = { ...values.look, ...palettes(command) }
  const brand = {
    ...values,
    orgCode: code.toUpperCase(),
    sample: undefined,
    orgBrand: name,
    names: { short: name, legal: '' },
    hosts: [`${code}.localhost`],
    newYorkHost: undefined,
    look,
    company: { ...UNKNOWN, lenderImageKey: code },
    lending: { ...values.lending, servedStates: [], unservedZipPrefixes: [], deedTrustees: undefined },
    marketplaceUrl: undefined,
    hostPages: undefined,
    footerLinks: [],
  }
  changes.create(`brands/${code}/brand.json`, `${JSON.stringify(brand, null, 2)}\n`)
  const colors = { light: look.light.action, dark: look.dark.action }
  for (const [scheme, suffix] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    changes.create(`brands/${code}/mark${suffix}.svg`, mark(name, colors[scheme], 24))
    changes.create(`brands/${code}/logo${suffix}.svg`, mark(name, colors[scheme], 96))
  }
  return [
    `brands/${code}/brand.json: what is empty is the lender's own and has no default: legal name, NMLS ID, address, support email, regulator, licensed states with a line for each, served states. Until all of it is filled in, the product does not start, and "npm run check" names each field`,
    `brands/${code}/brand.json: pricing, discounts, fees, line limits, ${command.optional('color') ? '' : 'colors, '}words, and flags are those of ${like}: make them the lender's`,
    `brands/${code}/legal: the product's terms, privacy policy, and electronic communications hold for this lender until it has its own (docs/how-to/add-a-brand.md)`,
    `brands/${code}/*.svg: the lender's own drawings; these are placeholders`,
    'npm test: the brand must be readable in light and dark and share no host and no drawing',
  ]
}

/** Both schemes made from --color; those of the brand that is copied where it is left out. @throws NewProblem for what is no color or no neutral */
function palettes(command: Command): Partial<ReturnType<typeof paletteOf>> {
  const [color, darkColor, neutral] = [command.optional('color'), command.optional('dark-color'), command.optional('neutral')]
  if (neutral && !isNeutral(neutral)) throw new NewProblem(`--neutral is ${NEUTRALS.join(', ')}; "${neutral}" is not.`)
  if (color) return paletteOf({ color, darkColor, neutral: neutral as Neutral | undefined })
  if (darkColor || neutral) throw new NewProblem('Give --color: the palette is made from it.')
  return {}
}
const isNeutral = (name: string): name is Neutral => NEUTRALS.some((one) => one === name)

/** Facts of one lender are copied from no one: each is refused while it is empty. The support phone has a default [organization/disclosures]. */
const UNKNOWN = {
  nmlsNumber: '',
  address: { street1: '', city: '', state: '', zip: '' },
  supportEmail: '',
  ecoaAgency: '',
  licensedStates: [],
  licenseLines: {},
}

interface BrandFile {
  readonly lending: Record<string, unknown>
  readonly look: { readonly light: { readonly action: string }; readonly dark: { readonly action: string } }
}

/** Bars whose heights come from the name: no two lenders get the same, and none looks like a finished logo. */
function mark(name: string, color: string, width: number): string {
  const heights = [...name.padEnd(5, name)].slice(0, 5).map((letter) => 6 + ((letter.codePointAt(0) ?? 0) % 15))
  const bars = heights.map((height, at) => `<rect x="${1 + at * 4.5}" y="${22 - height}" width="3" height="${height}" fill="${color}"/>`)
  const line = width > 24 ? `<rect x="30" y="10" width="${width - 32}" height="4" fill="${color}"/>` : ''
  const label = name.replace(/[<>&"]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" role="img" aria-label="${label}">${bars.join('')}${line}</svg>\n`
}
