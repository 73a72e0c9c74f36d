// Reads the brand folders from disk and refuses, in sentences, what must not go live. Node only: browsers get brands as data.
import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from './brand.ts'
import { type LegalFile, legalFiles } from './legal/load-legal-texts.ts'
import { drawings, makeBrand, parseValues, sharedFaults } from './make-brand.ts'

export { type DrawnBrand, drawableBrand } from './drawable-brand.ts'
export type { LegalFile } from './legal/load-legal-texts.ts'
export { type OwnText, ownLegalText } from './legal/own-legal-text.ts'
export { type BrandContent, brandOfContent, contentOf, sharedFaults } from './make-brand.ts'

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

/** @throws BrandError */
export async function productTexts(): Promise<readonly LegalFile[]> {
  const { files, faults } = await legalFiles(PRODUCT_TEXTS, 'packages/brands/legal')
  if (faults.length > 0) throw new BrandError(faults)
  return files
}

async function loadFolder(dir: string, folder: string, product: readonly LegalFile[]): Promise<{ brand?: Brand; faults: string[] }> {
  const file = `${folder}/brand.json`
  let raw: unknown
  try {
    raw = JSON.parse(await readFile(join(dir, folder, 'brand.json'), 'utf8'))
  } catch (error) {
    return { faults: [`${file} cannot be read: ${reason(error)}`] }
  }
  const { values, faults } = parseValues(raw)
  if (!values) return { faults: faults.map((fault) => `${file}: ${fault}`) }
  const svg: Partial<Record<(typeof drawings)[number], string>> = {}
  for (const drawing of drawings) {
    const name = values.logos[drawing]
    try {
      svg[drawing] = await readFile(join(dir, folder, name), 'utf8')
    } catch (error) {
      faults.push(`${file}: logos.${drawing}: ${name} cannot be read: ${reason(error)}`)
    }
  }
  const own = await legalFiles(join(dir, folder, 'legal'), `${folder}/legal`)
  const ownTexts = own.files.map(({ name, version, raw }) => ({ name, version, raw }))
  const made = makeBrand({ values, svg, ownTexts }, product, folder)
  return { brand: made.brand, faults: [...faults, ...own.faults, ...made.faults] }
}

/** Every folder of `dir` as a brand, by upper-case code. Throws a BrandError with all faults of all folders at once, or with why `dir` cannot be read. */
export async function loadBrands(dir: string): Promise<Brands> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BrandError(['there is no such folder'])
    if (error.code === 'ENOTDIR') throw new BrandError(['it is not a folder'])
    throw new BrandError([`it cannot be read: ${reason(error)}`])
  })
  // A folder may be a link, as a mounted volume has it; a link to anything else is no lender's folder.
  const isFolder = async (entry: Dirent): Promise<boolean> =>
    !entry.name.startsWith('.') &&
    (entry.isDirectory() ||
      (entry.isSymbolicLink() &&
        (await stat(join(dir, entry.name)).then(
          (found) => found.isDirectory(),
          () => true,
        ))))
  const are = await Promise.all(entries.map(isFolder))
  const folders = entries.filter((_, index) => are[index]).map((entry) => entry.name)
  const product = await productTexts()
  const loaded = await Promise.all(folders.sort().map((folder) => loadFolder(dir, folder, product)))
  const brands = loaded.flatMap((result) => result.brand ?? [])
  const faults = [...loaded.flatMap((result) => result.faults), ...sharedFaults(brands)]
  if (folders.length === 0) faults.push('There is no brand folder.')
  if (faults.length > 0) throw new BrandError(faults)
  return new Map(brands.map((brand) => [brand.orgCode, brand]))
}
