import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { Renderer } from '../documents/renderer.ts'

/** The PDF of what a renderer describes. */
export const renderPdf = <Data>(renderer: Renderer<Data>, data: Data): Promise<Uint8Array> => writePdf(renderer.describe(data))
