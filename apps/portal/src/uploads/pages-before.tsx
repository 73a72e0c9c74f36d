import type { SentDocument } from '../api/send-file.ts'
import { UploadRow } from './upload-row.tsx'

/** What was sent before something changed. It stays in the file, and the team sees it beside what is added. */
export function PagesBefore({ documents }: { readonly documents: readonly SentDocument[] }) {
  return (
    <section className="ui-field">
      <h2 className="ui-label">Sent before the change</h2>
      <ul className="upload-list" aria-label="Sent before the change">
        {documents.map(({ uuid, fileName, byteSize }) => (
          <UploadRow key={uuid} name={fileName} byteSize={byteSize} state="sent" />
        ))}
      </ul>
    </section>
  )
}
