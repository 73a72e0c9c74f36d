import { useEffect, useState } from 'react'
import { openPdf, type Pdf } from './pdf-library.ts'

/** In points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

export type ReadPdf =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly pdf: Pdf; readonly sizes: readonly PageSize[] }
  | { readonly state: 'failed'; readonly problem: unknown }

const OPENING: ReadPdf = { state: 'opening' }

/** A PDF while its viewer is shown. `attempt`: another number opens it again. */
export function usePdf(content: Blob, attempt: number): ReadPdf {
  const [read, setRead] = useState<ReadPdf>(OPENING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same content again
  useEffect(() => {
    let shown = true
    setRead(OPENING)
    const opened = openPdf(content)
    const reading = opened.pdf.then(async (pdf): Promise<ReadPdf> => ({ state: 'open', pdf, sizes: await sizesOf(pdf) }))
    reading.catch((problem: unknown): ReadPdf => ({ state: 'failed', problem })).then((result) => shown && setRead(result))
    return () => {
      shown = false
      opened.close()
    }
  }, [content, attempt])
  return read
}

const sizesOf = (pdf: Pdf): Promise<PageSize[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 })
      return { width, height }
    }),
  )
