/** A partner: a folder with its values and drawings, copied from one that is there. Nothing else is touched. */
import { NewProblem, type Order } from './order.ts'
import type { Workshop } from './workshop.ts'

export function newBrand(order: Order, workshop: Workshop): readonly string[] {
  const code = order.words[0] ?? ''
  if (!/^[a-z][a-z0-9]{1,31}$/.test(code))
    throw new NewProblem(`A brand's code is small letters and digits, such as riverbank; "${code}" is not.`)
  const name = order.option('name')
  const like = order.optional('like') ?? 'hearth'
  const values = JSON.parse(workshop.read(`brands/${like}/brand.json`)) as BrandFile
  const brand = {
    ...values,
    orgCode: code.toUpperCase(),
    orgBrand: name,
    names: { short: name, legal: name },
    hosts: [`${code}.localhost`],
    newYorkHost: undefined,
    company: { ...values.company, lenderImageKey: code, supportEmail: `help@${code}.example` },
    footerLinks: [],
  }
  workshop.create(`brands/${code}/brand.json`, `${JSON.stringify(brand, null, 2)}\n`)
  const colours = { light: values.look.light.action, dark: values.look.dark.action }
  for (const [scheme, suffix] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    workshop.create(`brands/${code}/mark${suffix}.svg`, mark(name, colours[scheme], 24))
    workshop.create(`brands/${code}/logo${suffix}.svg`, mark(name, colours[scheme], 96))
  }
  return [
    `brands/${code}/brand.json: legal name, NMLS number, address, licences, states, pricing, colours, flags`,
    `brands/${code}/*.svg: the lender's own drawings; these are placeholders`,
    'npm test: the brand must be readable in light and dark and share no host and no drawing',
  ]
}

interface BrandFile {
  readonly company: Record<string, unknown>
  readonly look: { readonly light: { readonly action: string }; readonly dark: { readonly action: string } }
}

/** Bars whose heights come from the name: no two lenders get the same, and none looks like a finished logo. */
function mark(name: string, colour: string, width: number): string {
  const heights = [...name.padEnd(5, name)].slice(0, 5).map((letter) => 6 + ((letter.codePointAt(0) ?? 0) % 15))
  const bars = heights.map((height, at) => `<rect x="${1 + at * 4.5}" y="${22 - height}" width="3" height="${height}" fill="${colour}"/>`)
  const line = width > 24 ? `<rect x="30" y="10" width="${width - 32}" height="4" fill="${colour}"/>` : ''
  const label = name.replace(/[<>&"]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" role="img" aria-label="${label}">${bars.join('')}${line}</svg>\n`
}
