/**
 * Has PDFs written by a thread of their own. Opening the fonts takes a second or more and a page some milliseconds: in the thread of the server
 * nothing else would be answered meanwhile, and connections that were ready would be given up as late.
 */
import { Worker } from 'node:worker_threads'
import type { DocumentText } from '../document-text.ts'
import type { PdfAnswer, PdfOrder } from './pdf-thread.ts'
import type { WrittenPdf } from './write-pdf.ts'

interface Waiting {
  done(written: WrittenPdf): void
  failed(problem: Error): void
}

let thread: Worker | undefined
let ordered = 0
const waiting = new Map<number, Waiting>()

export const writePdfInThread = async (text: DocumentText): Promise<Uint8Array> => (await layOutPdfInThread(text)).bytes

/** @throws Error where it cannot be written, or the thread ended; the next one is written by a new thread */
export function layOutPdfInThread(text: DocumentText): Promise<WrittenPdf> {
  const worker = thread ?? startThread()
  thread = worker
  ordered += 1
  const order: PdfOrder = { number: ordered, text }
  return new Promise((done, failed) => {
    waiting.set(order.number, { done, failed })
    // A process may end while nothing is being written, and not before.
    worker.ref()
    worker.postMessage(order)
  })
}

function startThread(): Worker {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url))
  worker.on('message', (answer: PdfAnswer) => {
    const order = waiting.get(answer.number)
    waiting.delete(answer.number)
    if (waiting.size === 0) worker.unref()
    if ('bytes' in answer) order?.done(answer)
    else order?.failed(new Error(`The PDF was not written: ${answer.problem}`))
  })
  worker.on('error', (problem) => ended(worker, problem instanceof Error ? problem : new Error(String(problem))))
  worker.on('exit', () => ended(worker, new Error('The thread that writes PDFs ended')))
  return worker
}

/** Nobody waits for a thread that is gone. */
function ended(worker: Worker, problem: Error): void {
  if (thread !== worker) return
  thread = undefined
  const lost = [...waiting.values()]
  waiting.clear()
  for (const { failed } of lost) failed(problem)
}
