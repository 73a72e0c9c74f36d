/** Says why a PDF may not be kept, or undefined. Runs in the thread of file-worker.ts. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { boundParsing } from './bounded-inflation.ts'
import { inflatesTooFar } from './judge-streams.ts'

const MOST_PAGES = 100
const ENCRYPTED = 'This PDF is locked by a password. Save it without one and send it again.'
const BROKEN = 'This PDF does not open. Save it again, or take a photo of the document.'
const RUNS = 'This PDF carries a script or another file inside. Print it to a new PDF and send that.'
const TOO_FAR = 'This PDF unpacks to far more than it should. Print it to a new PDF, or take a photo of the document.'

/** Names of a dictionary that make a reader run or open something (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = ['JS', 'JavaScript', 'Launch', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'SubmitForm', 'ImportData'].map((name) =>
  PDFName.of(name),
)
const ACTION = PDFName.of('S')

export async function judgePdf(bytes: Uint8Array): Promise<string | undefined> {
  const parsing = boundParsing()
  let document: PDFDocument
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false })
  } catch (problem) {
    if (parsing.wentTooFar()) return TOO_FAR
    return /encrypt|password/i.test(String(problem)) ? ENCRYPTED : BROKEN
  }
  // The reader takes a part that it could not unpack for a broken one and goes on.
  if (parsing.wentTooFar()) return TOO_FAR
  try {
    const pages = document.getPageCount()
    if (pages === 0) return BROKEN
    if (pages > MOST_PAGES) return `This PDF has ${pages} pages; send at most ${MOST_PAGES}.`
  } catch {
    return BROKEN
  }
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  if (objects.some((object) => runs(object, 0))) return RUNS
  return (await inflatesTooFar(objects.filter((object) => object instanceof PDFStream))) ? TOO_FAR : undefined
}

/** Whether an object, or one within it, would run. Those it points to are looked at on their own. */
function runs(object: unknown, depth: number): boolean {
  if (depth > 50) return true
  if (object instanceof PDFStream) return runs(object.dict, depth + 1)
  if (object instanceof PDFArray) return object.asArray().some((each) => runs(each, depth + 1))
  if (!(object instanceof PDFDict)) return false
  const action = object.get(ACTION)
  if (action instanceof PDFName && ACTIVE.includes(action)) return true
  return object.entries().some(([name, value]) => (ACTIVE.includes(name) && name !== ACTION) || runs(value, depth + 1))
}
