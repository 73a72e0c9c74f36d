/** What a file holds packed is judged as what it holds open. */
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfWith } from '../testing/pdf-bombs.ts'
import { inspectFile } from './inspect-file.ts'

const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`
const FAR_IN = Buffer.concat([Buffer.alloc(70_000, 'a'), Buffer.from(EICAR), Buffer.alloc(70_000, 'b')])

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
function pngWith(...texts: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(2, 0)
  header.writeUInt32BE(2, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(14)))
  return Buffer.concat([signature, chunk('IHDR', header), ...texts, pixels, chunk('IEND', Buffer.alloc(0))])
}
const packedText = (text: Buffer) => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]))

describe('the sample virus of scanners', () => {
  it.each([
    ['a stream that is deflated', pdfWith([{ dict: '/Filter /FlateDecode', stream: deflateSync(FAR_IN) }])],
    [
      'a stream that is deflated twice',
      pdfWith([{ dict: '/Filter [/FlateDecode /FlateDecode]', stream: deflateSync(deflateSync(FAR_IN)) }]),
    ],
    [
      'a stream in hexadecimal digits',
      pdfWith([{ dict: '/Filter /ASCIIHexDecode', stream: Buffer.from(`${Buffer.from(EICAR).toString('hex')}>`) }]),
    ],
    ['a packed text of a picture', pngWith(packedText(FAR_IN))],
  ])('is found in %s', async (_name, bytes) => {
    expect(bytes.includes('EICAR')).toBe(false)
    expect(await inspectFile(bytes)).toEqual({ refused: expect.stringContaining('virus check') })
  })

  it('is not seen where there is none', async () => {
    expect(await inspectFile(pngWith(packedText(Buffer.from('A caption'))))).toEqual({ mediaType: 'image/png' })
    expect(await inspectFile(pdfWith([{ dict: '/Filter /FlateDecode', stream: deflateSync(Buffer.from('BT ET')) }]))).toEqual({
      mediaType: 'application/pdf',
    })
  })
})

describe('a PDF that acts by itself, or by a link', () => {
  const link = (address: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${address}) >> >>]`
  it.each([
    ['when a page is opened', '/AA << /O << /S /Hide /T (field) >> >>'],
    ['by a link that runs', link('javascript:alert(1)')],
    ['by a link that runs, in other letters', link(' JavaScript:alert(1)')],
    ['by a link into the reader’s own disk', link('file:///etc/passwd')],
  ])('is refused: %s', async (_name, page) => {
    expect(await inspectFile(pdfWith([], page))).toEqual({ refused: expect.stringContaining('contains a script') })
  })
  it('a link to a page of the web is nothing of the kind', async () => {
    expect(await inspectFile(pdfWith([], link('https://www.irs.gov/forms')))).toEqual({ mediaType: 'application/pdf' })
  })
})
