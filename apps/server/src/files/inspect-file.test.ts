import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ordinaryPdfs, pdfBombs } from '../testing/pdf-bombs.ts'
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
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(data.length)
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
    }
    const header = Buffer.alloc(13)
    header.writeUInt32BE(60_000, 0)
    header.writeUInt32BE(60_000, 4)
    header.set([8, 2, 0, 0, 0], 8)
    const png = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(MEGABYTE))),
      chunk('IEND', Buffer.alloc(0)),
    ])
    expect(await inspectFile(png)).toEqual({ refused: expect.stringContaining('60 megapixels') })
  })

  it('an archive is refused by its first bytes, unopened', async () => {
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])
    expect(await inspectFile(zip)).toEqual({ refused: expect.stringContaining('Upload a PDF') })
  })
})

it.each(ordinaryPdfs())('an ordinary document is taken: %s', async (_name, bytes) => {
  expect(await inspectFile(bytes)).toEqual({ mediaType: 'application/pdf' })
})
