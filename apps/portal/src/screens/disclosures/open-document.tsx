import { Alert } from '@hearthline/ui/alert'
import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentViewer } from '../../document-viewer/document-viewer.tsx'
import { Screen } from '../../page/screen.tsx'
import type { ListedDocument } from './listed-documents.ts'

/** One document of the list, in the place of the list: the browser's own Back leads to it as well. */
export function OpenDocument({ document }: { readonly document: ListedDocument }) {
  const { title, about, version } = document
  const [isRead, setRead] = useState(false)
  const back = (
    <Link to="?" className="portal-back">
      <ArrowLeftIcon size={18} />
      All documents
    </Link>
  )
  return (
    <Screen title={title} heading={title} why={about} above={back} width="content">
      <div className="mt-6 grid gap-4">
        {version === 'REPLACED' && <Alert kind="info">A later version replaced this one. It is in the list of all documents.</Alert>}
        <DocumentViewer document={document} onRead={() => setRead(true)} />
        {isRead && <Alert kind="success">You have reached the end of this document.</Alert>}
      </div>
    </Screen>
  )
}
