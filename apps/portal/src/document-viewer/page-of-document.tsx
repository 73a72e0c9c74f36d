import { useQuery } from '@tanstack/react-query'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { elementsOf } from './elements-of.tsx'
import { EndOfDocument } from './end-of-document.tsx'

export interface PageOfDocumentProps {
  readonly content: Blob
  readonly onEnd: () => void
}

/** The document as part of this page: in its letters, its colors and at any width; headings and tables as a screen reader knows them. */
export function PageOfDocument({ content, onEnd }: PageOfDocumentProps) {
  const { data } = useQuery({ queryKey: ['document-page', content], queryFn: () => content.text(), gcTime: 0 })
  if (data === undefined) return <DocumentSkeleton />
  return (
    <div className="document-frame">
      <article className="document-twin">{elementsOf(data)}</article>
      <EndOfDocument height={undefined} onSeen={onEnd} />
    </div>
  )
}
