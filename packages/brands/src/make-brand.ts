/** From what a lender gave to a brand that can be shown, or the sentences that say why not: the same for a folder and for a stored version. Node only. */
import { z } from 'zod'
import { type Brand, type BrandValues, brand as brandSchema } from './brand.ts'
import { licenseFaults } from './company.ts'
import { contrastFaults } from './contrast.ts'
import { discountFaults } from './discounts.ts'
import { hmdaFaults } from './hmda-filer.ts'
import { brandLegalTexts } from './legal/brand-legal-texts.ts'
import { weightOfText } from './legal/legal-document.ts'
import { legalTextNames, type OwnText } from './legal/legal-text.ts'
import { type LegalFile, legalVersion } from './legal/load-legal-texts.ts'
import { svgFaults } from './svg-faults.ts'

export const drawings = ['logo', 'logoDark', 'mark', 'markDark'] as const

/** The whole of a brand as its lender gives it: what a stored version holds, every default filled in. */
export interface BrandContent {
  readonly values: BrandValues
  readonly svg: Brand['svg']
  readonly ownTexts: readonly OwnText[]
}

/** Of a brand the part that its lender gave: `brandOfContent` makes the same brand of it. */
export function contentOf({ folder: _folder, svg, legal: _legal, ownTexts, inForce: _inForce, ...values }: Brand): BrandContent {
  return { values, svg, ownTexts }
}

/** A lender has some hundred values. Far more of them take long to judge, each with a fault of its own, and at each reading of a draft. */
const MOST = { values: 10_000, letters: 20_000, faults: 100 }

function isOverfull(raw: unknown): boolean {
  const open: unknown[] = [raw]
  let values = 0
  while (open.length > 0) {
    const next = open.pop()
    values += 1
    if (values + open.length > MOST.values || (typeof next === 'string' && next.length > MOST.letters)) return true
    if (typeof next === 'object' && next !== null) for (const value of Object.values(next)) open.push(value)
  }
  return false
}

/** What is wrong with the values, as `path: what to write`; else the values with every default. */
export function parseValues(raw: unknown): { values?: BrandValues; faults: string[] } {
  if (isOverfull(raw)) return { faults: ['content: it holds more than 10,000 values, or one of more than 20,000 letters.'] }
  const parsed = brandSchema.safeParse(raw)
  if (parsed.success) return { values: parsed.data, faults: [] }
  return { faults: parsed.error.issues.slice(0, MOST.faults).map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`) }
}

/** People with a home in New York are sent there, with what they typed. */
const newYorkFaults = ({ newYorkHost, hosts }: BrandValues): string[] =>
  newYorkHost === undefined || hosts.some((host) => newYorkHost === host || newYorkHost.endsWith(`.${host}`))
    ? []
    : [`newYorkHost: ${newYorkHost} must be one of the hosts, or lie below one, such as ny.${hosts[0] ?? 'lender.example'}.`]

/** What bounds a lender's content, from its folder and from the desk alike: what was taken once must be read again at every start. */
const drawingOf = z.string().min(1, 'is empty: a drawing is missing').max(200_000, 'is too large: a drawing has at most 200,000 characters')
const ownTextsOf = z
  .array(
    z.strictObject({
      name: z.enum(legalTextNames),
      version: legalVersion,
      raw: z.string().max(300_000, 'is too long: a text has at most 300,000 characters'),
    }),
  )
  .max(100, 'are too many: a lender has at most 100 texts of its own')
/** As many of a usual length as a body holds. */
const MOST_WEIGHT = 15_000
const NONE_DRAWN = { logo: '', logoDark: '', mark: '', markDark: '' }

const nameOfText = (texts: readonly OwnText[], [index]: readonly PropertyKey[]): string => {
  const text = typeof index === 'number' ? texts[index] : undefined
  return text ? `${text.name}/${text.version}.md ` : ''
}

/** @param folder for sentences about a folder; left out, they name fields alone */
export function makeBrand(
  { values, svg, ownTexts }: Omit<BrandContent, 'svg'> & { readonly svg: Partial<BrandContent['svg']> },
  product: readonly LegalFile[],
  folder?: string,
): { brand: Brand; faults: string[] } {
  const code = values.orgCode.toLowerCase()
  const ofDrawings = drawings.flatMap((drawing) => {
    // One that could not be read was told of by whoever read it.
    if (svg[drawing] === undefined) return []
    const ofSize = drawingOf.safeParse(svg[drawing]).error?.issues.map(({ message }) => message)
    return (ofSize ?? svgFaults(svg[drawing])).map((fault) => `${folder ?? code}/${values.logos[drawing]} ${fault}`)
  })
  const isTooMuch = ownTexts.reduce((sum, { raw }) => sum + weightOfText(raw), 0) > MOST_WEIGHT
  const ofOwnTexts = ownTextsOf
    .safeParse(ownTexts)
    .error?.issues.map(({ path, message }) => `legal: ${nameOfText(ownTexts, path)}${message}`)
  const ofValues = [
    ...(folder !== undefined && code !== folder.toLowerCase()
      ? [`orgCode: ${values.orgCode} does not match the folder's name ${folder}.`]
      : []),
    ...(values.lending.lineMinimumCents > values.lending.lineMaximumCents
      ? ['lending.lineMinimumCents is above lending.lineMaximumCents.']
      : []),
    ...newYorkFaults(values),
    ...licenseFaults(values),
    ...hmdaFaults(values),
    ...discountFaults(values.lending),
    ...contrastFaults(values.look.light, 'look.light'),
    ...contrastFaults(values.look.dark, 'look.dark'),
    ...(ofOwnTexts ?? []),
    ...(isTooMuch ? ['legal: all texts together have more than 15,000 lines and marks such as * or |.'] : []),
  ]
  const files = (isTooMuch ? [] : ownTexts).map((text) => ({ ...text, path: `${folder ?? code}/legal/${text.name}/${text.version}.md` }))
  const { legal, faults: ofTexts } = brandLegalTexts(values, product, files)
  return {
    brand: { ...values, folder: folder ?? code, svg: { ...NONE_DRAWN, ...svg }, legal, ownTexts },
    faults: [...ofDrawings, ...ofValues.map((fault) => (folder === undefined ? fault : `${folder}/brand.json: ${fault}`)), ...ofTexts],
  }
}

const shapeOfContent = z.strictObject({
  values: z.unknown(),
  svg: z.strictObject({ logo: drawingOf, logoDark: drawingOf, mark: drawingOf, markDark: drawingOf }),
  ownTexts: ownTextsOf,
})

/** A brand from stored content. An earlier release stored it: what is new since has its default. */
export function brandOfContent(content: unknown, product: readonly LegalFile[]): { brand?: Brand; faults: string[] } {
  const parsed = shapeOfContent.safeParse(content)
  if (!parsed.success) return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'content'}: ${message}`) }
  const { values: raw, svg, ownTexts } = parsed.data
  const { values, faults } = parseValues(raw)
  return values ? makeBrand({ values, svg, ownTexts }, product) : { faults }
}

/** What two brands must not share: a host, a code, a logo. A lender that takes no applications any more keeps no host from another. */
export function sharedFaults(brands: readonly Brand[]): string[] {
  const faults: string[] = []
  const owners = new Map<string, string>()
  const claim = (key: string, brand: Brand, sentence: (other: string) => string) => {
    const other = owners.get(key)
    if (other !== undefined && other !== brand.folder) faults.push(sentence(other))
    else owners.set(key, brand.folder)
  }
  for (const brand of brands) {
    if (brand.inForce?.isWithdrawn) continue
    claim(`code ${brand.orgCode}`, brand, (other) => `${brand.folder}/brand.json: orgCode: ${brand.orgCode} is also the code of ${other}.`)
    for (const host of brand.hosts)
      claim(`host ${host}`, brand, (other) => `${brand.folder}/brand.json: hosts: ${host} is also a host of ${other}.`)
    for (const drawing of drawings) {
      const seen = brand.svg[drawing].replace(/\s+/g, ' ').trim()
      if (seen) claim(`logo ${seen}`, brand, (other) => `${brand.folder}/${brand.logos[drawing]} is the same drawing as one of ${other}.`)
    }
    if (brand.svg.logo === brand.svg.mark) faults.push(`${brand.folder}/brand.json: logos.mark is the same drawing as logos.logo.`)
  }
  const codes = new Set(brands.map((brand) => brand.orgCode))
  for (const brand of brands) {
    if (brand.canonicalOrgCode && !codes.has(brand.canonicalOrgCode)) {
      faults.push(`${brand.folder}/brand.json: canonicalOrgCode: there is no brand ${brand.canonicalOrgCode}.`)
    }
  }
  return faults
}
