import type { BankFileBody } from '@hearthline/contract'
import { formatCents, formatShortDate } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { describeProblem, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
import { REFETCH_MS } from '../query-client.ts'
import { currentOrganization } from '../session/organization.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { entryCount, FILE_STATES } from './bank-file-words.ts'
import { BankProblems } from './bank-problems.tsx'
import { FileEntries, WAITING } from './file-entries.tsx'
import { SentDays } from './sent-days.tsx'

const useBankFiles = () =>
  useInfiniteQuery({
    queryKey: ['bank-files'],
    queryFn: ({ pageParam, signal }) => request('GET', '/console/api/v1/bank-files', { query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFETCH_MS,
  })

/** What leaves for the bank and what it answers; which file is open is in the address. */
export default function BankFilesPage({ mayAcknowledge }: { mayAcknowledge: boolean }) {
  const files = useBankFiles()
  const [query, setQuery] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = query.get('file')
  useEffect(() => {
    document.title = `Bank files | Console | ${currentOrganization().orgMetaData.companyInfo.name}`
    heading.current?.focus({ preventScroll: true })
  }, [])
  const open = (file: string) => setQuery(file === shown ? {} : { file }, { replace: true })
  const [first] = files.data?.pages ?? []
  return (
    <section className="bank-files" aria-labelledby="bank-files-title">
      <h2 id="bank-files-title" ref={heading} tabIndex={-1}>
        Bank files
      </h2>
      <BankProblems mayAcknowledge={mayAcknowledge} waiting={first?.problems} />
      <section aria-labelledby="bank-files-sent">
        <h3 id="bank-files-sent">Files</h3>
        <Loaded query={files} label="Loading the bank files">
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.files)
            return (
              <>
                {(first?.waiting ?? 0) > 0 && (
                  <div className="bank-file">
                    <button type="button" className="text-button" aria-expanded={shown === WAITING} onClick={() => open(WAITING)}>
                      {entryCount(first!.waiting)} for the next file
                    </button>
                    {shown === WAITING && <FileEntries file={WAITING} />}
                  </div>
                )}
                {rows.length === 0 && (
                  <p className="empty">
                    {(first?.sent.length ?? 0) > 0
                      ? 'No files of our own: the payment processor sends the money. What it sent is below.'
                      : 'No money was sent yet. Each banking day with money to send has a file, at the cut-off.'}
                  </p>
                )}
                {rows.length > 0 && (
                  <ul className="bank-file-list">
                    {rows.map((file) => (
                      <FileRow key={file.uuid} file={file} isOpen={shown === file.uuid} onOpen={() => open(file.uuid)} />
                    ))}
                  </ul>
                )}
                {files.hasNextPage && (
                  <Button
                    size="small"
                    variant="secondary"
                    loading={files.isFetchingNextPage}
                    loadingLabel="Loading more"
                    onClick={() => void files.fetchNextPage()}
                  >
                    Show earlier files
                  </Button>
                )}
                {files.isFetchNextPageError && <p className="hint">{describeProblem(files.error)}</p>}
              </>
            )
          }}
        </Loaded>
      </section>
      <SentDays sent={first?.sent ?? []} />
    </section>
  )
}

function FileRow({ file, isOpen, onOpen }: { file: BankFileBody; isOpen: boolean; onOpen: () => void }) {
  const now = useNow()
  const [tone, words, what] = FILE_STATES[file.state]
  return (
    <li className="bank-file">
      <div className="bank-file-head">
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={onOpen}>
          {file.name}
        </button>
        <span title={what}>
          <StatusChip tone={tone}>{words}</StatusChip>
        </span>
      </div>
      <p className="muted">
        {formatShortDate(file.madeOn)} · {entryCount(file.entries)} · {formatCents(file.creditCents)} to borrowers
        {file.debitCents > 0 && ` · ${formatCents(file.debitCents)} of fees`}
        {file.answered > 0 && ` · ${file.answered} answered by the bank`}
        {file.releasedAt && (
          <>
            {' · released '}
            <time dateTime={file.releasedAt} title={formatFullMoment(file.releasedAt)}>
              {formatRecentMoment(file.releasedAt, now)}
            </time>
          </>
        )}
      </p>
      {isOpen && <FileEntries file={file.uuid} />}
    </li>
  )
}
