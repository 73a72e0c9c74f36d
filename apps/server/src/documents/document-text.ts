/** A document as it is described once, before anyone writes it: as a PDF (pdf/), or as a page that every screen reader and printer takes (html/). */

import { type Drawing, formatLenderMoment, type NotaryBlank, type PlaceToSign, type RecordingFormat } from '@hearthline/domain'

/** What a document is made of. Its place on the page, and on which page, is the writer's to choose. */
export type Block =
  /** `notice`: a paragraph in bold, where the law asks for that. `keeps`: of a heading, how many paragraphs stand on its page */
  | {
      readonly kind: 'title' | 'heading' | 'paragraph' | 'small' | 'figure' | 'notice'
      readonly text: string
      readonly keeps?: number
      readonly blanks?: Blanks
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** the first row heads the columns; `shares` are their widths on a page, alike where left out */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares?: readonly number[]
    }
  /** room for the notary's seal, and beside it for what the notary states */
  | { readonly kind: 'seal'; readonly party: string }
  /** what is said of each name; the name heads its row. `isText`: of each name a text, so that the names stand bold in a narrow column */
  | {
      readonly kind: 'facts'
      readonly rows: readonly (readonly [name: string, value: string])[]
      readonly isText?: true
      readonly blanks?: Blanks
    }
  /** side by side: name and address of each */
  | { readonly kind: 'parties'; readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[] }
  | SignaturePlace
  /** what follows begins on a page of its own */
  | { readonly kind: 'page' }

/** Where a party of the application signs. What nobody has signed yet shows an empty line. */
export interface SignaturePlace extends PlaceToSign {
  readonly kind: 'signature'
  readonly signed?: SignedMark | undefined
  /** of what is signed before a notary */
  readonly blanks?: Blanks
}

/** What is filled in before a notary: one of each empty line or box of the block, in their order. */
export type Blanks = readonly NotaryBlank[]

/** What stands at a place once it is signed. */
export interface SignedMark {
  readonly text: string
  /** the instant at which it was signed */
  readonly at: string
  /** of a signature that was drawn: pairs of x and y in the box of signatures */
  readonly strokes?: Drawing | undefined
}

/** Whose document it is, around what it says. */
export interface Letterhead {
  /** short name of the lender, where its logo cannot be drawn */
  readonly name: string
  /** the logo for a light ground, as SVG */
  readonly logo: string
  /** '#RRGGBB', legible on white */
  readonly color: string
  /** license and registration: at the foot of each page */
  readonly licenses: readonly string[]
  /** 'HL-10042'; none on what is the same for everyone */
  readonly loanNumber?: string | undefined
}

export interface DocumentText {
  readonly title: string
  /** who makes it: shown in a reader's properties */
  readonly author: string
  /** the instant that the file names as the one at which it was made */
  readonly madeAt: string
  readonly blocks: readonly Block[]
  readonly letterhead?: Letterhead | undefined
  /** For a county's land records: no logo stands on its first page, and the top of that page is the recorder's. */
  readonly recording?: RecordingFormat | undefined
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** The places of a document in their order, as its result keeps them. */
export const placesOf = ({ blocks }: Pick<DocumentText, 'blocks'>): readonly PlaceToSign[] =>
  blocks.flatMap((block) =>
    block.kind === 'signature' ? [{ place: block.place, party: block.party, form: block.form, label: block.label }] : [],
  )

const LINE = { SIGNATURE: '________________________________', INITIALS: '________', DATE: '________________' } as const
/** Before a notary a signature is placed on its line by the notary’s service, with the capacity of a trustee: there is room for it. */
const NOTARY_LINE = { ...LINE, SIGNATURE: '____________________________________________', DATE: '________________________' } as const

/** What is written at a place: both writers show it alike. */
export function rowsOfPlace({ label, form, signed, blanks }: SignaturePlace): readonly (readonly [name: string, value: string])[] {
  const line = blanks ? NOTARY_LINE : LINE
  const row = [label, signed?.text ?? line[form]] as const
  return form === 'INITIALS' ? [row] : [row, ['Date', signed ? formatLenderMoment(signed.at) : line.DATE]]
}

/** How a drawn mark is told to whoever does not see it. */
export const altOfMark = ({ text }: SignedMark): string => `Drawn by hand: ${text}`
