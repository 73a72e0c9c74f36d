import { useQuery } from '@tanstack/react-query'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { EndOfDocument } from './end-of-document.tsx'

/** A document that is text alone, as it was written. */
export function TextDocument({ content, title, onEnd }: { readonly content: Blob; readonly title: string; readonly onEnd: () => void }) {
  const { data } = useQuery({ queryKey: ['document-text', title, content.size], queryFn: () => content.text(), gcTime: 0 })
  if (data === undefined) return <DocumentSkeleton />
  return (
    <div className="document-frame">
      <div className="document-page document-page-text">{data}</div>
      <EndOfDocument height={undefined} onSeen={onEnd} />
    </div>
  )
}
