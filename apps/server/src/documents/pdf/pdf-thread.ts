/** Runs in a thread: writes the PDFs that it is sent, one after the other, and answers under the number of each. */
import { parentPort } from 'node:worker_threads'
import type { DocumentText } from '../document-text.ts'
import { layOutPdf, type WrittenPdf } from './write-pdf.ts'

export interface PdfOrder {
  readonly number: number
  readonly text: DocumentText
}

export type PdfAnswer = { readonly number: number } & (WrittenPdf | { readonly problem: string })

parentPort?.on('message', async ({ number, text }: PdfOrder) => {
  const answer: PdfAnswer = await layOutPdf(text).then(
    (written) => ({ number, ...written }),
    (problem: unknown) => ({ number, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }),
  )
  parentPort?.postMessage(answer)
})
