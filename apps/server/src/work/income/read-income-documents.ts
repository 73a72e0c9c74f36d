/** income-document-reading: proposals from what the borrower uploaded. A document that cannot be read is for the person who confirms. */
import { incomeEvidence, lenderDay, type ReadDocument, type UploadWay, uploadedSources } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { proposeFigures } from './propose-figures.ts'

export async function readIncomeDocuments({ known, now, application, services }: WorkContext) {
  const sources: { source: string; documents: ReadDocument[] }[] = []
  for (const { id, way, documents } of uploadedSources(known(incomeEvidence)?.sources ?? [])) {
    const read: ReadDocument[] = []
    for (const document of documents) {
      const text = await services.readSentText(application.id, document)
      const figures = proposeFigures(way as UploadWay, document, text)
      read.push({ document, by: text.by, pages: text.pageCount, figures })
    }
    sources.push({ source: id, documents: read })
  }
  return { on: lenderDay(now), sources }
}
