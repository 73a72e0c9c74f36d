import { useSearchParams } from 'react-router'
import { useApplication } from '../../application/use-application.ts'
import { DocumentList } from './document-list.tsx'
import { documentOf } from './listed-documents.ts'
import { OpenDocument } from './open-document.tsx'

/** Every document of the application, to be read here or kept, at any time and after a decline; one of them where the address names it. */
export default function Disclosures() {
  const { application } = useApplication()
  const [search] = useSearchParams()
  const open = documentOf(application.documents, search.get('document'))
  return open ? <OpenDocument key={open.uuid} document={open} /> : <DocumentList />
}
