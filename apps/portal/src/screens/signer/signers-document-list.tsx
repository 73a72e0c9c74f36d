import type { SignersDocumentBody } from '@hearthline/contract'
import { DocumentIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link, useSearchParams } from 'react-router'
import { CheckOriginal } from '../../document-viewer/check-original.tsx'
import { describeSignersDocument } from '../../document-viewer/document-words.ts'

/** The address of one of them, or of the list, of the same signer. */
export function addressIn(query: URLSearchParams, document?: string): string {
  const next = new URLSearchParams(query)
  if (document === undefined) next.delete('document')
  else next.set('document', document)
  return `?${next}`
}

export function SignersDocumentList({ documents }: { readonly documents: readonly SignersDocumentBody[] }) {
  const [query] = useSearchParams()
  if (documents.length === 0) return <p className="text-muted">Nothing yet. Each document appears here as soon as it is ready.</p>
  return (
    <ul className="grid gap-3" aria-label="Documents">
      {documents.map(({ uuid, kind, isToReceive, original }) => {
        const { title, about } = describeSignersDocument(kind)
        return (
          <li key={uuid} className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
            <DocumentIcon size={24} className="mt-0.5 flex-none text-muted" />
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="wrap-anywhere">{title}</span>
                {isToReceive && <StatusChip tone="action">New</StatusChip>}
              </p>
              <p className="text-sm text-muted">{about}</p>
              {original && <CheckOriginal original={original} />}
            </div>
            <LinkButton as={Link} to={addressIn(query, uuid)} variant="secondary" size="medium" aria-label={`Read ${title}`}>
              Read
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
