/** Puts what was signed at the places of a document: nothing else of it changes. */
import type { AdoptedSignature } from '@hearthline/domain'
import type { Block } from '../document-text.ts'

export interface SignedPlace {
  readonly place: string
  readonly party: string
  readonly at: string
  readonly signature: AdoptedSignature
}

export const withMarks = (blocks: readonly Block[], places: readonly SignedPlace[]): readonly Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'signature') return block
    const signed = places.find(({ place, party }) => place === block.place && party === block.party)
    if (!signed) return block
    const { signature, at } = signed
    const isInitials = block.form === 'INITIALS'
    const strokes = signature.form === 'DRAWN' ? (isInitials ? signature.initialsDrawing : signature.signatureDrawing) : undefined
    return { ...block, signed: { text: isInitials ? signature.initials : signature.name, at, ...(strokes && { strokes }) } }
  })
