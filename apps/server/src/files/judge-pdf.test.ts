import { describe, expect, it } from 'vitest'
import { activePdfs, hidingPdfs, plainPdfs } from '../testing/active-pdfs.ts'
import { judgePdf } from './judge-pdf.ts'

describe('a PDF', () => {
  it.each(activePdfs())('that carries something active is refused: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toMatch(/carries a script or another file/)
  })

  it.each(hidingPdfs())('that hides objects from whoever judges it is refused: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toMatch(/does not open/)
  })

  it.each(plainPdfs())('that is an ordinary paper is taken: %s', async (_name, bytes) => {
    expect(await judgePdf(bytes)).toBeUndefined()
  })
})
