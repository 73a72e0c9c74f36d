/** A place to sign: its line, or what was signed there, with the drawing where there is one. */
import { SIGNATURE_BOX } from '@hearthline/domain'
import { altOfMark, rowsOfPlace, type SignaturePlace, type SignedMark } from '../document-text.ts'
import { pathOfStrokes } from '../stroke-path.ts'
import { INK, MARGIN, type Writer } from './page-frame.ts'
import { nextPage } from './page-text.ts'
import { factsOf } from './pdf-tables.ts'

/** Points. */
const DRAWN_HEIGHT = 48

export function signatureOf(writer: Writer, block: SignaturePlace): PDFKit.PDFStructureElement {
  const rows = factsOf(writer, rowsOfPlace(block), { blanks: block.signed ? [] : block.blanks })
  if (!block.signed?.strokes) return rows
  const section = writer.struct('Sect')
  section.add(rows)
  section.add(drawingOf(writer, block.signed))
  section.end()
  return section
}

function drawingOf(writer: Writer, mark: SignedMark): PDFKit.PDFStructureElement {
  const scale = DRAWN_HEIGHT / SIGNATURE_BOX.height
  const figure = writer.struct('Figure', { alt: altOfMark(mark) }, () => {
    if (writer.y + DRAWN_HEIGHT > writer.page.height - MARGIN) nextPage(writer)
    const top = writer.y
    const foot = writer.page.height - top
    // PDF/UA: where on the page a figure is. Its types do not know attributes.
    const { data } = (figure as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary
    data.A = { O: 'Layout', BBox: [MARGIN, foot - DRAWN_HEIGHT, MARGIN + SIGNATURE_BOX.width * scale, foot] }
    writer.save().translate(MARGIN, top).scale(scale)
    writer
      .path(pathOfStrokes(mark.strokes ?? []))
      .lineWidth(4)
      .lineCap('round')
      .stroke(INK)
    writer.restore()
    writer.y = top + DRAWN_HEIGHT + 8
  })
  return figure
}
