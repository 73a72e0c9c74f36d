import { useQuery } from '@tanstack/react-query'
import { DocumentFrame, type DocumentFrameProps } from './document-frame.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { elementsOf } from './elements-of.tsx'

export interface PageOfDocumentProps extends Omit<DocumentFrameProps, 'children'> {
  readonly content: Blob
}

/** The document as part of this page: in its letters, its colors and at any width; headings and tables as a screen reader knows them. */
export function PageOfDocument({ content, ...reading }: PageOfDocumentProps) {
  const { data } = useQuery({ queryKey: ['document-page', content], queryFn: () => content.text(), gcTime: 0 })
  if (data === undefined) return <DocumentSkeleton />
  return (
    <DocumentFrame {...reading}>
      <article className="document-twin" data-document-part="shown">
        {elementsOf(data)}
      </article>
    </DocumentFrame>
  )
}
