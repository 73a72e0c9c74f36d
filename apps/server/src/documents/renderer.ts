import type { DocumentText } from './document-text.ts'

/** Describes one kind of document. Pure: the same data gives the same text, at any time and on any machine. */
export interface Renderer<Data> {
  /** Of its words and its layout: changed with them, and kept with each document that was made by it. */
  readonly version: string
  /** It says nothing of whoever applies, and is written once for everyone. */
  readonly shared?: true
  describe(data: Data): DocumentText
}
