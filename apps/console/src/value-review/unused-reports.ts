/** Reports that were uploaded and that no value rests on yet. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

type Stored = ApplicationFile['documents'][number]

/** The newest first. A report stays with the value that was recorded of it. */
export function unusedReports({ documents, walk }: Pick<ApplicationFile, 'documents' | 'walk'>): readonly Stored[] {
  const used = new Set(walk.map(({ data }) => (data as { readonly report?: string } | null)?.report))
  return documents
    .filter(({ type, uuid }) => type === 'VALUATION_REPORT' && !used.has(uuid))
    .toSorted((a, b) => b.created.localeCompare(a.created))
}
