import { DocumentIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { CheckOriginal } from '../../document-viewer/check-original.tsx'
import type { ListedDocument } from './listed-documents.ts'

/** One says which of several counts. */
const VERSION_WORDS = {
  CURRENT: 'Current version',
  REPLACED: 'Replaced by a later one',
  LATEST: 'Latest copy',
  EARLIER: 'Earlier copy',
} as const

/** One document: what it is, and the way to it. */
export function DocumentEntry({ document, isNew }: { readonly document: ListedDocument; readonly isNew: boolean }) {
  const { uuid, title, about, time, version, original } = document
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
      <DocumentIcon size={24} className="mt-0.5 flex-none text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{title}</span>
          {isNew && <StatusChip tone="action">New</StatusChip>}
          {version && (
            <StatusChip tone={version === 'CURRENT' || version === 'LATEST' ? 'positive' : 'neutral'}>{VERSION_WORDS[version]}</StatusChip>
          )}
        </p>
        <p className="text-sm text-muted">{time ? `${about} Made at ${time}.` : about}</p>
        {original && <CheckOriginal original={original} />}
      </div>
      <LinkButton
        as={Link}
        to={`?document=${uuid}`}
        variant="secondary"
        size="medium"
        aria-label={[`Read ${title}`, time && `made at ${time}`, version && VERSION_WORDS[version].toLowerCase(), isNew && 'new']
          .filter(Boolean)
          .join(', ')}
      >
        Read
      </LinkButton>
    </li>
  )
}
