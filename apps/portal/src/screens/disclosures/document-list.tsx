import { ApplicationProgress } from '../../application/application-progress.tsx'
import { useApplication } from '../../application/use-application.ts'
import { useOpenedDocuments } from '../../document-viewer/opened-documents.ts'
import { Screen } from '../../page/screen.tsx'
import { BorrowersPaperCopies } from '../../signing/borrowers-paper-copies.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { byDay } from './listed-documents.ts'

/** By day, newest first. */
export function DocumentList() {
  const { uuid, application } = useApplication()
  const opened = useOpenedDocuments(uuid)
  const days = byDay(application.documents)
  return (
    <Screen
      title="Your documents"
      heading="Your documents"
      why="Read them here, or download a copy to keep."
      above={<ApplicationProgress />}
      width="content"
    >
      {days.length === 0 && <p className="mt-8 text-muted">Nothing yet. Each document appears here as soon as it is ready.</p>}
      <div className="mt-8 grid max-w-[46rem] gap-8">
        {days.map(({ day, documents }) => (
          <section key={day} aria-label={day} className="grid gap-3">
            <h2 className="text-base font-medium text-muted">{day}</h2>
            <ul className="grid gap-3">
              {documents.map((document) => (
                <DocumentEntry key={document.uuid} document={document} isNew={!document.isSent && !opened.has(document.uuid)} />
              ))}
            </ul>
          </section>
        ))}
        <BorrowersPaperCopies />
      </div>
    </Screen>
  )
}
