/** pdf.js, loaded when the first document is opened: it is larger than every screen. */
import type { PDFDocumentProxy } from 'pdfjs-dist'

export type Pdf = PDFDocumentProxy

/** The build for browsers of some years ago, as the pages of the portal are for. Its worker is a file of our own origin. */
async function library() {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default
  return pdfjs
}

export interface OpenedPdf {
  readonly pdf: Promise<Pdf>
  readonly close: () => void
}

/** Opens a document; closing it ends its worker, also while it is being opened. */
export function openPdf(content: Blob): OpenedPdf {
  let closed = false
  let close = () => {}
  const open = async () => {
    const [{ getDocument }, bytes] = await Promise.all([library(), content.arrayBuffer()])
    if (closed) throw new Error('The document was closed')
    // Forms are not run, and the page's content policy allows no WebAssembly.
    const loading = getDocument({ data: new Uint8Array(bytes), enableXfa: false, useWasm: false, verbosity: 0 })
    close = () => void loading.destroy()
    return await loading.promise
  }
  return {
    pdf: open(),
    close: () => {
      closed = true
      close()
    },
  }
}

/** Draws one page with its text over it, to be selected and read aloud. The elements are complete when the promise is. */
export async function drawPage(pdf: Pdf, number: number, scale: number, signal: AbortSignal): Promise<readonly HTMLElement[]> {
  const { TextLayer } = await library()
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  const sharpness = sharpnessOf(viewport.width, viewport.height)
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.setAttribute('aria-hidden', 'true')
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  const text = document.createElement('div')
  text.className = 'document-text'
  text.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent({ includeMarkedContent: true }), container: text, viewport })
  await Promise.all([drawing.promise, layer.render()])
  return [canvas, text]
}

/** A phone has no memory for more: the drawing is then less sharp than its screen. */
const MOST_PIXELS = 12_000_000

const sharpnessOf = (width: number, height: number): number =>
  Math.min(Math.max(1, window.devicePixelRatio), Math.sqrt(MOST_PIXELS / (width * height)))
