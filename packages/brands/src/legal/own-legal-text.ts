// A text that a lender's administrators wrote at the console, in the lender's name. Node only, as the reading of files that it shares.
import type { BrandValues } from '../brand.ts'
import { legalFacts } from './brand-legal-texts.ts'
import type { LegalText, LegalTextName } from './legal-text.ts'
import { fillLegalText } from './load-legal-texts.ts'

export interface OwnText {
  readonly name: LegalTextName
  readonly version: string
  readonly effectiveOn: string
  readonly title: string
  /** Markdown, with the lender's facts in braces. */
  readonly content: string
}

/** @returns a sentence for what is wrong */
export function ownLegalText(brand: BrandValues, { name, version, effectiveOn, title, content }: OwnText): LegalText | string {
  const raw = `---\ntitle: ${title}\neffectiveOn: ${effectiveOn}\n---\n${content}`
  return fillLegalText({ name, version, path: 'The text', raw }, legalFacts(brand), true)
}
