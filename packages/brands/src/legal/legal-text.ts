/** What a lender's borrowers read and agree to. */
export const legalTextNames = ['terms', 'privacy', 'communications'] as const
export type LegalTextName = (typeof legalTextNames)[number]

/** One version of a text, in the lender's name. */
export interface LegalText {
  readonly name: LegalTextName
  /** Name of the file without its ending. */
  readonly version: string
  /** The lender's day (YYYY-MM-DD) on which it comes into force. */
  readonly effectiveOn: string
  readonly title: string
  /** The whole text as Markdown, the lender's facts filled in: what is kept with a consent. */
  readonly content: string
  /** The lender's own, and not the product's. */
  readonly own: boolean
}

/** A text as its lender wrote it: the file, with the names of facts in braces. */
export interface OwnText {
  readonly name: LegalTextName
  readonly version: string
  readonly raw: string
}

export type LegalTexts = Readonly<Record<LegalTextName, readonly LegalText[]>>

interface WithTexts {
  readonly legal: LegalTexts
}

/** Every version that has come into force by a day, the newest first. Once a lender has a text of its own in force, the product's newer ones are not for it. */
export function legalTextsUntil({ legal }: WithTexts, name: LegalTextName, on: string): readonly LegalText[] {
  const past = legal[name].filter(({ effectiveOn }) => effectiveOn <= on).toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1))
  const firstOwn = past.findLast(({ own }) => own)
  return past.filter(({ own, effectiveOn }) => own || firstOwn === undefined || effectiveOn < firstOwn.effectiveOn)
}

/** The version in force on a day; `loadBrands` refuses a brand for which there is none, and before the first day the oldest one holds. */
export const legalTextOn = (brand: WithTexts, name: LegalTextName, on: string): LegalText =>
  legalTextsUntil(brand, name, on)[0] ?? brand.legal[name].toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1))[0]!
