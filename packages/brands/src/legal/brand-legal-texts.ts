import type { BrandValues } from '../brand.ts'
import { type LegalText, type LegalTextName, type LegalTexts, legalTextNames } from './legal-text.ts'
import { fillLegalText, type LegalFile } from './load-legal-texts.ts'

/** What a legal text may name in braces: facts of the lender, which are in one place alone. */
export function legalFacts({ names, words, company }: BrandValues): Readonly<Record<string, string>> {
  const { address, nmlsNumber, nmlsUrl, supportEmail, supportPhone } = company
  const street = [address.street1, address.street2].filter(Boolean).join(', ')
  return {
    name: names.short,
    legalName: names.legal,
    termsLabel: words.termsLabel,
    nmlsNumber,
    nmlsUrl,
    supportEmail,
    supportPhone,
    mailingAddress: `${names.legal}, ${street}, ${address.city}, ${address.state} ${address.zip}`,
  }
}

/** All versions of all texts for one brand: the product's, and the brand's own. Faults are sentences. */
export function brandLegalTexts(
  values: BrandValues,
  product: readonly LegalFile[],
  own: readonly LegalFile[],
): { legal: LegalTexts; faults: readonly string[] } {
  const facts = legalFacts(values)
  const faults: string[] = []
  const legal: Record<LegalTextName, LegalText[]> = { terms: [], privacy: [], communications: [] }
  for (const [files, isOwn] of [
    [product, false],
    [own, true],
  ] as const) {
    for (const file of files) {
      const text = fillLegalText(file, facts, isOwn)
      if (typeof text === 'string') faults.push(text)
      else if (legal[text.name].some(({ version }) => version === text.version))
        faults.push(`${file.path}: ${text.version} is the name of a version of the product's own text; give it another.`)
      else legal[text.name].push(text)
    }
  }
  for (const name of legalTextNames) {
    if (legal[name].length === 0 && faults.length === 0) faults.push(`There is no version of the legal text ${name}.`)
    const days = legal[name].filter(({ own: isOwn }) => isOwn).map(({ effectiveOn }) => effectiveOn)
    if (new Set(days).size < days.length)
      faults.push(`${values.orgCode.toLowerCase()}/legal/${name}: two versions come into force on one day.`)
  }
  return { legal, faults }
}
