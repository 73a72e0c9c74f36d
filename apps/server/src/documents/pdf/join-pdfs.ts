/** Puts documents behind each other, to be printed at once. What is read on a screen stays apart: a joined document has no tags for screen readers. */
import { PDFDocument } from '@cantoo/pdf-lib'

export interface PartToJoin {
  readonly bytes: Uint8Array
  readonly copies: number
}

export async function joinPdfs(title: string, parts: readonly PartToJoin[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  joined.setTitle(title)
  for (const { bytes, copies } of parts) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false })
    for (let copy = 0; copy < copies; copy += 1)
      for (const page of await joined.copyPages(part, part.getPageIndices())) joined.addPage(page)
  }
  return await joined.save()
}
