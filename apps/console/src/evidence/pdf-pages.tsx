import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'

GlobalWorkerOptions.workerSrc = workerAddress

const WIDTH = 700

/** The pages of a PDF as pictures: nothing in it is run, and no link of it leads anywhere. */
export default function PdfPages({ content, percent, turn }: { content: Blob; percent: number; turn: number }) {
  const [opened, setOpened] = useState<PDFDocumentProxy | 'broken'>()
  useEffect(() => {
    let over = false
    const loading = content.arrayBuffer().then((data) => getDocument({ data: new Uint8Array(data) }).promise)
    loading.then(
      (pdf) => !over && setOpened(pdf),
      () => !over && setOpened('broken'),
    )
    return () => {
      over = true
      void loading.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined)
    }
  }, [content])
  if (opened === 'broken')
    return <p className="evidence-note">The pages can’t be shown. Save the document to open it in another program.</p>
  if (!opened) return <p className="evidence-note">Opening the pages…</p>
  return (
    <ol className="evidence-pages" aria-label={`${opened.numPages} ${opened.numPages === 1 ? 'page' : 'pages'}`}>
      {Array.from({ length: opened.numPages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index}>
          <Page pdf={opened} number={index + 1} percent={percent} turn={turn} />
        </li>
      ))}
    </ol>
  )
}

function Page({ pdf, number, percent, turn }: { pdf: PDFDocumentProxy; number: number; percent: number; turn: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let cancel: (() => void) | undefined
    let over = false
    void pdf.getPage(number).then((page) => {
      if (over || !canvas.current) return
      const rotation = (page.rotate + turn) % 360
      const natural = page.getViewport({ scale: 1, rotation })
      const viewport = page.getViewport({ scale: ((WIDTH / natural.width) * percent) / 100, rotation })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const rendering = page.render({ canvas: canvas.current, viewport })
      cancel = () => rendering.cancel()
      rendering.promise.catch(() => undefined)
    })
    return () => {
      over = true
      cancel?.()
    }
  }, [pdf, number, percent, turn])
  // At its own size or less it fits its frame; nearer, the frame scrolls.
  return <canvas ref={canvas} data-fits={percent <= 100 || undefined} role="img" aria-label={`Page ${number}`} />
}
