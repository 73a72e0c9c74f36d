/** Files that are small to send and large to open, each by another part of the format; and ordinary ones that must pass. */
import { deflateSync } from 'node:zlib'

const MEGABYTE = 1_048_576

const deflated = (megabytes: number, times = 1): Buffer => {
  let bytes = deflateSync(Buffer.alloc(megabytes * MEGABYTE, ' '), { level: 9 })
  for (let time = 1; time < times; time += 1) bytes = deflateSync(bytes, { level: 9 })
  return bytes
}

/** One page, and further objects as given: `dict` without its brackets, then the stream. */
export function pdfWith(objects: readonly { dict: string; stream?: Buffer }[], page = ''): Buffer {
  const parts: Buffer[] = [
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from(`3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>\nendobj\n`),
  ]
  for (const [index, { dict, stream }] of objects.entries()) {
    parts.push(Buffer.from(`${index + 4} 0 obj\n<< ${dict} ${stream ? `/Length ${stream.length}` : ''} >>\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
  }
  parts.push(Buffer.from('trailer\n<< /Root 1 0 R /Size 20 >>\nstartxref\n0\n%%EOF\n'))
  return Buffer.concat(parts)
}

const NESTED = '/Filter [/FlateDecode /FlateDecode]'

/** A name for each, and the file. Quickly made. */
export const pdfBombs = (): readonly [string, Buffer][] => [
  ['an object stream', pdfWith([{ dict: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', stream: deflated(40) }])],
  ['an object stream packed twice', pdfWith([{ dict: `/Type /ObjStm /N 1 /First 5 ${NESTED}`, stream: deflated(40, 2) }])],
  ['a cross-reference stream packed twice', pdfWith([{ dict: `/Type /XRef /Size 9 /W [1 2 1] ${NESTED}`, stream: deflated(40, 2) }])],
  [
    'a cross-reference stream that claims two billion entries',
    pdfWith([{ dict: '/Type /XRef /Size 2000000000 /W [0 0 0] /Index [0 2000000000]', stream: Buffer.from('x') }]),
  ],
  [
    'page content packed many times',
    pdfWith([{ dict: '/Filter [/FlateDecode /FlateDecode /FlateDecode /FlateDecode]', stream: deflated(1, 4) }], '/Contents 4 0 R'),
  ],
  [
    'a picture of a hundred gigapixels',
    pdfWith([{ dict: '/Type /XObject /Subtype /Image /Width 400000 /Height 250000 /Filter /FlateDecode', stream: deflated(1) }]),
  ],
  [
    'a predictor with endless rows',
    pdfWith([{ dict: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 4 >>', stream: deflated(1) }]),
  ],
  [
    'run lengths within a packed stream',
    pdfWith([
      {
        dict: '/Filter [/FlateDecode /RunLengthDecode]',
        stream: deflateSync(Buffer.alloc(2 * MEGABYTE, Buffer.from([129, 32])), { level: 9 }),
      },
    ]),
  ],
]

function manyObjects(count: number): Buffer {
  const index = Array.from({ length: count }, (_, number) => `${number + 10} 0 `).join('')
  const dict = `/Type /ObjStm /N ${count} /First ${index.length} /Filter /FlateDecode`
  return pdfWith([{ dict, stream: deflateSync(`${index}null`) }])
}

/** Hundreds of megabytes and more, which take seconds to make: what is packed twice is some kilobytes. */
export function largePdfBombs(): readonly [string, Buffer][] {
  const packedTwice = deflated(1500, 2)
  const large = deflated(200)
  return [
    ['an object stream of 1.5 GB packed twice', pdfWith([{ dict: `/Type /ObjStm /N 1 /First 5 ${NESTED}`, stream: packedTwice }])],
    ['page content of 1.5 GB packed twice', pdfWith([{ dict: NESTED, stream: packedTwice }], '/Contents 4 0 R')],
    ['page content of 300 MB', pdfWith([{ dict: '/Filter /FlateDecode', stream: deflated(300) }], '/Contents 4 0 R')],
    [
      'many streams that come to a gigabyte together',
      pdfWith(Array.from({ length: 6 }, () => ({ dict: '/Filter /FlateDecode', stream: large }))),
    ],
    ['an object stream with two million objects', manyObjects(2_000_000)],
  ]
}

/** The same markers around ordinary content. */
export const ordinaryPdfs = (): readonly [string, Buffer][] => [
  ['text', pdfWith([{ dict: '/Filter /FlateDecode', stream: deflateSync('BT (Deed of trust) Tj ET') }], '/Contents 4 0 R')],
  [
    'a scanned page in color at 300 dpi',
    pdfWith([
      {
        dict: '/Type /XObject /Subtype /Image /Width 2550 /Height 3300 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2550 /Colors 3 >>',
        stream: deflated(25),
      },
    ]),
  ],
  [
    'content in ASCII over a packed one',
    pdfWith([{ dict: '/Filter [/ASCIIHexDecode /FlateDecode]', stream: Buffer.from(`${deflateSync('BT ET').toString('hex')}>`) }]),
  ],
]
