import { describe, expect, it } from 'vitest'
import { activePdfs, pdfsWithHiddenObjects, plainPdfs } from '../testing/active-pdfs.ts'
import { judgePdf } from './judge-pdf.ts'

describe('a PDF', () => {
  it.each(activePdfs())('that carries something active is refused: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toMatch(/contains a script or another file/)
  })

  it.each(pdfsWithHiddenObjects())('that hides objects from whoever judges it is refused: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toMatch(/couldn’t open this PDF/)
  })

  it.each(plainPdfs())('that is an ordinary paper is taken: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toBeUndefined()
  })
})
