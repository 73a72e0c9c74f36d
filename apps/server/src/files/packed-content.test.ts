/** What a file holds packed is judged as what it holds open. */
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfWith } from '../testing/pdf-bombs.ts'
import { pictureOf, pngChunk } from '../testing/picture.ts'
import { inspectFile } from './inspect-file.ts'

const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`
const FAR_IN = Buffer.concat([Buffer.alloc(70_000, 'a'), Buffer.from(EICAR), Buffer.alloc(70_000, 'b')])

/** Behind the signature and the header. */
function pngWith(text: Buffer): Buffer {
  const [picture, begins] = [pictureOf('a caption'), 33]
  return Buffer.concat([picture.subarray(0, begins), text, picture.subarray(begins)])
}
const packedText = (text: Buffer) => pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]))

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
    expect(await inspectFile(pngWith(packedText(Buffer.from('A caption'))))).toMatchObject({ mediaType: 'image/png' })
    expect(await inspectFile(pdfWith([{ dict: '/Filter /FlateDecode', stream: deflateSync(Buffer.from('BT ET')) }]))).toMatchObject({
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
    expect(await inspectFile(pdfWith([], link('https://www.irs.gov/forms')))).toMatchObject({ mediaType: 'application/pdf' })
  })
})
