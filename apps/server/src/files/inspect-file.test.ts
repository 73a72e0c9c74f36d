import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ordinaryPdfs, pdfBombs } from '../testing/pdf-bombs.ts'
import { pngChunk, pngHeader } from '../testing/picture.ts'
import { inspectFile } from './inspect-file.ts'

const MEGABYTE = 1_048_576

describe('a decompression bomb', () => {
  it.each(pdfBombs())('is refused: %s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(2 * MEGABYTE)
    expect(await inspectFile(bytes)).toEqual({
      refused: expect.stringMatching(/far too large|could not read this file|couldn’t open this/),
    })
  })

  it('a picture that claims more than 60 megapixels is refused before anything is decoded', async () => {
    const png = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', pngHeader(60_000, 60_000)),
      pngChunk('IDAT', deflateSync(Buffer.alloc(MEGABYTE))),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
    expect(await inspectFile(png)).toEqual({ refused: expect.stringContaining('60 megapixels') })
  })

  it('an archive is refused by its first bytes, unopened', async () => {
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])
    expect(await inspectFile(zip)).toEqual({ refused: expect.stringContaining('Upload a PDF') })
  })
})

it.each(ordinaryPdfs())('an ordinary document is taken: %s', async (_name, bytes) => {
  expect(await inspectFile(bytes)).toEqual({ mediaType: 'application/pdf', length: bytes.length })
})
