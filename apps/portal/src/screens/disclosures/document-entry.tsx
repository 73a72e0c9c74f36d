import { DocumentIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import type { ListedDocument } from './listed-documents.ts'

/** One document: what it is, and the way to it. */
export function DocumentEntry({ document, isNew }: { readonly document: ListedDocument; readonly isNew: boolean }) {
  const { uuid, title, about } = document
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
      <DocumentIcon size={24} className="mt-0.5 flex-none text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{title}</span>
          {isNew && <StatusChip tone="action">New</StatusChip>}
        </p>
        <p className="text-sm text-muted">{about}</p>
      </div>
      <LinkButton
        as={Link}
        to={`?document=${uuid}`}
        variant="secondary"
        size="medium"
        aria-label={isNew ? `Read ${title}, new` : `Read ${title}`}
      >
        Read
      </LinkButton>
    </li>
  )
}
