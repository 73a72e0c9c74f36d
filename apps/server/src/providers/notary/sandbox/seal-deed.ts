/** Puts the certificate of the sandbox's notary behind the deed, as a page of its own. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

export async function sealDeed(
  bytes: Uint8Array,
  { signedOn, notary, state }: { signedOn: string; notary: string; state: string },
): Promise<Uint8Array> {
  const deed = await PDFDocument.load(bytes, { updateMetadata: false })
  const font = await deed.embedFont(StandardFonts.Helvetica)
  const page = deed.addPage([612, 792])
  const lines = [
    'Notarial certificate (sandbox: no notary took part)',
    `State of ${state}`,
    `Signed before me on ${signedOn}, by means of two-way video.`,
    `${notary}, notary public`,
  ]
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 28, size: 12, font })
  return await deed.save({ useObjectStreams: false })
}
