import { Alert } from '@hearthline/ui/alert'
import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../application/use-application.ts'
import { DocumentViewer } from '../../document-viewer/document-viewer.tsx'
import { Screen } from '../../page/screen.tsx'
import type { ListedDocument } from './listed-documents.ts'
import { markOpened } from './opened-documents.ts'

/** One document of the list, in the place of the list: the browser's own Back leads to it as well. */
export function OpenDocument({ document }: { readonly document: ListedDocument }) {
  const { uuid, title, about } = document
  const { uuid: application } = useApplication()
  const [isRead, setRead] = useState(false)
  useEffect(() => markOpened(application, uuid), [application, uuid])
  const back = (
    <Link to="?" className="portal-back">
      <ArrowLeftIcon size={18} />
      All documents
    </Link>
  )
  return (
    <Screen title={title} heading={title} why={about} above={back} width="content">
      <div className="mt-6 grid gap-4">
        <DocumentViewer document={document} onRead={() => setRead(true)} />
        {isRead && <Alert kind="success">You have reached the end of this document.</Alert>}
      </div>
    </Screen>
  )
}
