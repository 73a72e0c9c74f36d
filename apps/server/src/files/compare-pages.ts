/** Runs in a thread: the first page of a PDF that another one does not hold. */
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Words = readonly string[]

/** Letters and figures alone: lines to be filled in, and what is laid over them, break text in other places. */
async function pagesOf(bytes: Uint8Array): Promise<readonly Words[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: VerbosityLevel.ERRORS })
  try {
    const pdf = await loading.promise
    const pages: Words[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
      pages.push(text.match(/[\p{L}\p{N}]+/gu) ?? [])
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

/** In their order, with whatever stands between them. */
function holdsAll(words: Words, wanted: Words): boolean {
  let next = 0
  for (const word of words) if (word === wanted[next]) next += 1
  return next === wanted.length
}

async function missingPage(sent: Uint8Array, returned: Uint8Array): Promise<number | undefined> {
  const [before, after] = [await pagesOf(sent), await pagesOf(returned)]
  for (const [index, words] of before.entries()) if (!holdsAll(after[index] ?? [], words)) return index + 1
  return undefined
}

const { sent, returned } = workerData as { readonly sent: Uint8Array; readonly returned: Uint8Array }
parentPort?.postMessage({ missing: await missingPage(sent, returned) })
