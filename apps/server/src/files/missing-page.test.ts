import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { missingPage } from './missing-page.ts'

/** A PDF with a page for each text. */
async function pdfOf(...texts: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of texts) pdf.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 10, font })
  return pdf.save()
}

const SENT = ['You grant this deed of trust.', 'Signature ________ Date ________', 'Lot 7, Block 3']

describe('a document that came back', () => {
  it('holds what was sent, with what was filled in and a page that was added', async () => {
    const filled = [SENT[0]!, 'Signature Ana Reyes ________ Date November 24, 2026 ________', SENT[2]!, 'Certificate']
    expect(await missingPage(await pdfOf(...SENT), await pdfOf(...filled))).toBeUndefined()
  })

  it.each([
    ['has fewer pages', [SENT[0]!, SENT[1]!], 3],
    ['has its pages in another order', [SENT[1]!, SENT[0]!, SENT[2]!], 1],
    ['has a page between its pages', [SENT[0]!, 'Rider: the home goes to someone else', SENT[1]!, SENT[2]!], 2],
    ['describes other land', [SENT[0]!, SENT[1]!, 'Lot 8, Block 3'], 3],
    ['is another document', ['A certificate of its own'], 1],
  ])('is not what was sent where it %s', async (_what, texts, page) => {
    expect(await missingPage(await pdfOf(...SENT), await pdfOf(...texts))).toBe(page)
  })

  it('that is no PDF is said to be none', async () => {
    await expect(missingPage(await pdfOf(...SENT), new TextEncoder().encode('%PDF-1.7 sealed'))).rejects.toThrow()
  })
})
