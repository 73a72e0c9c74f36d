import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { Link } from 'react-router'
import { DocumentViewer } from '../../document-viewer/document-viewer.tsx'
import { Screen } from '../../page/screen.tsx'
import type { ListedDocument } from './listed-documents.ts'

/** One document of the list, in the place of the list: the browser's own Back leads to it as well. */
export function OpenDocument({ document }: { readonly document: ListedDocument }) {
  const { title, about } = document
  const back = (
    <Link to="?" className="portal-back">
      <ArrowLeftIcon size={18} />
      All documents
    </Link>
  )
  return (
    <Screen key={document.uuid} title={title} heading={title} why={about} above={back} width="content">
      <div className="mt-6">
        <DocumentViewer document={document} />
      </div>
    </Screen>
  )
}
