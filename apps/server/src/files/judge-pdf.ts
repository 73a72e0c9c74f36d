/** Says why a PDF may not be kept, or undefined. Runs in the thread of file-worker.ts. */
import { decodePDFRawStream, PDFDocument, PDFInvalidObject, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { boundParsing } from './bounded-inflation.ts'
import { carriesActive, mayHoldObjects, mentionsOfObjectStreams } from './carries-active.ts'
import { inflatesTooFar } from './judge-streams.ts'
import { trackParsedObjects } from './parsed-objects.ts'

const MOST_PAGES = 100
const ENCRYPTED = 'This PDF is password protected. Remove the password and upload it again.'
const BROKEN = 'We couldn’t open this PDF. Save it again, or take a photo of the document.'
const RUNS = 'This PDF contains a script or another file. Print it to a new PDF and upload that.'
const TOO_FAR = 'This PDF is far too large once it is opened. Print it to a new PDF, or take a photo of the document.'

export async function judgePdf(bytes: Uint8Array): Promise<string | undefined> {
  const parsing = boundParsing()
  const parsed = trackParsedObjects()
  let document: PDFDocument
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false })
  } catch (problem) {
    if (parsing.wentTooFar()) return TOO_FAR
    return /encrypt|password/i.test(String(problem)) ? ENCRYPTED : BROKEN
  }
  // The reader takes a part that it could not unpack for a broken one and continues.
  if (parsing.wentTooFar()) return TOO_FAR
  try {
    const pages = document.getPageCount()
    if (pages === 0) return BROKEN
    if (pages > MOST_PAGES) return `This PDF has ${pages} pages. Upload at most ${MOST_PAGES}.`
  } catch {
    return BROKEN
  }
  const objects = [...parsed.values()].flat()
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const packed = packedTexts(objects, file)
  if (packed === undefined) return BROKEN
  if (carriesActive(parsed, [file, ...packed])) return RUNS
  return (await inflatesTooFar(objects.filter((object) => object instanceof PDFStream))) ? TOO_FAR : undefined
}

/**
 * What the object streams hold, unpacked. Undefined where there is one that the parser did not take for one, or could not read: what a reader
 * finds in it is then judged by no one.
 */
function packedTexts(objects: readonly PDFObject[], file: string): string[] | undefined {
  const holders: PDFRawStream[] = []
  for (const object of objects) {
    if (object instanceof PDFInvalidObject && mayHoldObjects(textOf(object))) return undefined
    if (!(object instanceof PDFRawStream) || !['N', 'First'].every((key) => object.dict.has(PDFName.of(key)))) continue
    if (object.dict.get(PDFName.of('Type')) !== PDFName.of('ObjStm')) return undefined
    holders.push(object)
  }
  if (mentionsOfObjectStreams(file) > holders.length) return undefined
  // The same within the same bound as when they were parsed.
  boundParsing()
  try {
    return holders.map((holder) => Buffer.from(decodePDFRawStream(holder).decode()).toString('latin1'))
  } catch {
    return undefined
  }
}

function textOf(object: PDFInvalidObject): string {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return Buffer.from(bytes).toString('latin1')
}
