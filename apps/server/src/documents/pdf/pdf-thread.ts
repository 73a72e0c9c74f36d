/** Runs in a thread: writes the PDFs that it is sent, one after the other, and answers under the number of each. */
import { parentPort } from 'node:worker_threads'
import type { DocumentText } from '../document-text.ts'
import { writePdf } from './write-pdf.ts'

export interface PdfOrder {
  readonly number: number
  readonly text: DocumentText
}

export type PdfAnswer = { readonly number: number } & ({ readonly bytes: Uint8Array } | { readonly problem: string })

parentPort?.on('message', async ({ number, text }: PdfOrder) => {
  const answer: PdfAnswer = await writePdf(text).then(
    (bytes) => ({ number, bytes }),
    (problem: unknown) => ({ number, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }),
  )
  parentPort?.postMessage(answer)
})
