// Reads the brand folders from disk and refuses, in sentences, what must not go live. Node only: browsers get brands as data.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brand as brandSchema } from './brand.ts'
import { licenseFaults } from './company.ts'
import { contrastFaults } from './contrast.ts'
import { discountFaults } from './discounts.ts'
import { hmdaFaults } from './hmda-filer.ts'
import { brandLegalTexts } from './legal/brand-legal-texts.ts'
import { type LegalFile, legalFiles } from './legal/load-legal-texts.ts'
import { svgFaults } from './svg-faults.ts'

/** What is wrong with the brand folders; each fault names the file and the field. */
export class BrandError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'BrandError'
    this.faults = faults
  }
}

/** Brands by upper-case organization code. */
export type Brands = ReadonlyMap<string, Brand>

const drawings = ['logo', 'logoDark', 'mark', 'markDark'] as const

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
}
const reason = (error: unknown): string => {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** The product's own texts: they hold for every brand that has none of its own. */
const PRODUCT_TEXTS = fileURLToPath(new URL('../legal', import.meta.url))

async function loadFolder(dir: string, folder: string, product: readonly LegalFile[]): Promise<{ brand?: Brand; faults: string[] }> {
  const file = `${folder}/brand.json`
  let raw: unknown
  try {
    raw = JSON.parse(await readFile(join(dir, folder, 'brand.json'), 'utf8'))
  } catch (error) {
    return { faults: [`${file} cannot be read: ${reason(error)}`] }
  }
  const parsed = brandSchema.safeParse(raw)
  if (!parsed.success) {
    return { faults: parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'the whole'}: ${issue.message}`) }
  }
  const values = parsed.data
  const faults: string[] = []
  const svg = { logo: '', logoDark: '', mark: '', markDark: '' }
  for (const drawing of drawings) {
    const name = values.logos[drawing]
    try {
      svg[drawing] = await readFile(join(dir, folder, name), 'utf8')
      faults.push(...svgFaults(svg[drawing]).map((fault) => `${folder}/${name} ${fault}`))
    } catch (error) {
      faults.push(`${file}: logos.${drawing}: ${name} cannot be read: ${reason(error)}`)
    }
  }
  if (values.orgCode.toLowerCase() !== folder.toLowerCase())
    faults.push(`${file}: orgCode: ${values.orgCode} does not match the folder's name ${folder}.`)
  if (values.lending.lineMinimumCents > values.lending.lineMaximumCents)
    faults.push(`${file}: lending.lineMinimumCents is above lending.lineMaximumCents.`)
  faults.push(...[...licenseFaults(values), ...hmdaFaults(values), ...discountFaults(values.lending)].map((fault) => `${file}: ${fault}`))
  faults.push(...contrastFaults(values.look.light, 'look.light').map((fault) => `${file}: ${fault}`))
  faults.push(...contrastFaults(values.look.dark, 'look.dark').map((fault) => `${file}: ${fault}`))
  const own = await legalFiles(join(dir, folder, 'legal'), `${folder}/legal`)
  const { legal, faults: textFaults } = brandLegalTexts(values, product, own.files)
  faults.push(...own.faults, ...textFaults)
  return { brand: { ...values, folder, svg, legal }, faults }
}

/** What two brands must not share: a host, a code, a logo. */
function sharedFaults(brands: readonly Brand[]): string[] {
  const faults: string[] = []
  const owners = new Map<string, string>()
  const claim = (key: string, brand: Brand, sentence: (other: string) => string) => {
    const other = owners.get(key)
    if (other !== undefined && other !== brand.folder) faults.push(sentence(other))
    else owners.set(key, brand.folder)
  }
  for (const brand of brands) {
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

/** Every folder of `dir` as a brand, by upper-case code. Throws a BrandError with all faults of all folders at once, or with why `dir` cannot be read. */
export async function loadBrands(dir: string): Promise<Brands> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BrandError(['there is no such folder'])
    if (error.code === 'ENOTDIR') throw new BrandError(['it is not a folder'])
    throw new BrandError([`it cannot be read: ${reason(error)}`])
  })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name)
  const product = await legalFiles(PRODUCT_TEXTS, 'packages/brands/legal')
  const loaded = await Promise.all(folders.sort().map((folder) => loadFolder(dir, folder, product.files)))
  const brands = loaded.flatMap((result) => result.brand ?? [])
  const faults = [...product.faults, ...loaded.flatMap((result) => result.faults), ...sharedFaults(brands)]
  if (folders.length === 0) faults.push('There is no brand folder.')
  if (faults.length > 0) throw new BrandError(faults)
  return new Map(brands.map((brand) => [brand.orgCode, brand]))
}
