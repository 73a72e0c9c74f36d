/** What a page is made of. Its place on the page, and on which page, is write-pdf.ts's to choose. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'small' | 'figure'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** the first row heads the columns */
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** side by side: name and address of each */
  | { readonly kind: 'parties'; readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[] }

export interface PdfText {
  readonly title: string
  /** who makes it: shown in a reader's properties */
  readonly author: string
  /** the instant that the file names as the one at which it was made */
  readonly madeAt: string
  readonly blocks: readonly PdfBlock[]
}
