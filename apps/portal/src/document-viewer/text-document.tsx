import { useQuery } from '@tanstack/react-query'
import { DocumentFrame, type DocumentFrameProps } from './document-frame.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'

export interface TextDocumentProps extends Omit<DocumentFrameProps, 'children'> {
  readonly content: Blob
  readonly title: string
}

/** A document that is text alone, as it was written. */
export function TextDocument({ content, title, ...reading }: TextDocumentProps) {
  const { data } = useQuery({ queryKey: ['document-text', title, content.size], queryFn: () => content.text(), gcTime: 0 })
  if (data === undefined) return <DocumentSkeleton />
  return (
    <DocumentFrame {...reading}>
      <div className="document-page document-page-text" data-document-part="shown">
        {data}
      </div>
    </DocumentFrame>
  )
}
