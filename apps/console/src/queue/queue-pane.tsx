import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { problemWords } from '../api/request.ts'
import { useNow } from '../frame/use-clock.ts'
import { useShortcut } from '../frame/use-shortcut.ts'
import { actsForWords } from '../session/acts-for-words.ts'
import { useMe } from '../session/use-me.ts'
import { QueueFilter } from './queue-filter.tsx'
import { QueueItem, rowId } from './queue-item.tsx'
import { rowBeside, rowsOf, waitingOf } from './queue-pages.ts'
import { type Show, useQueue } from './use-queue.ts'

export interface QueuePaneProps {
  show: Show
  search: string
  openUuid: string | undefined
  onChange: (next: { show?: Show; search?: string }) => void
}

/** The list at the left: who needs a person, longest waiting first. */
export function QueuePane({ show, search, openUuid, onChange }: QueuePaneProps) {
  const queue = useQueue(show, search)
  const me = useMe()
  const now = useNow()
  const location = useLocation()
  const rows = rowsOf(queue.data?.pages ?? [])
  const waiting = waitingOf(queue.data?.pages ?? [])
  const at = useRef<string>(undefined)
  const [held, setHeld] = useState(search)
  useEffect(() => setHeld(search), [search])

  const move = (by: 1 | -1) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    const from = focused ?? at.current ?? openUuid
    const next = rowBeside(rows, from, by)
    if (next === undefined) return
    if (next === from && by > 0 && queue.hasNextPage && !queue.isFetchingNextPage) void queue.fetchNextPage()
    at.current = next
    document.getElementById(rowId(next))?.focus()
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))

  return (
    <section className="queue" aria-labelledby="queue-title">
      <QueueFilter
        show={show}
        search={held}
        waiting={waiting}
        actsFor={me.data && actsForWords(me.data)}
        onSearch={(text) => onChange({ search: text })}
        onShow={(next) => onChange({ show: next })}
      />
      <div className="queue-rows">
        {queue.isPending && <QueueSkeleton />}
        {queue.error && (
          <div className="pane-note">
            <Alert
              kind="error"
              title={rows.length > 0 ? 'The list could not be brought up to date' : 'The list could not be read'}
              action={
                <Button
                  size="small"
                  variant="secondary"
                  loading={queue.isFetching}
                  loadingLabel="Trying"
                  onClick={() => void queue.refetch()}
                >
                  Try again
                </Button>
              }
            >
              {problemWords(queue.error)}
            </Alert>
          </div>
        )}
        {queue.isSuccess && rows.length === 0 && <EmptyQueue show={show} search={search} />}
        <ul
          aria-label={show === 'all' ? 'All applications, newest first' : 'Applications that need a person, longest waiting first'}
          hidden={rows.length === 0}
        >
          {rows.map((row) => (
            <QueueItem key={row.uuid} row={row} now={now} open={row.uuid === openUuid} query={location.search} />
          ))}
        </ul>
        {queue.hasNextPage && (
          <div className="pane-note">
            <Button
              size="small"
              variant="secondary"
              wide
              loading={queue.isFetchingNextPage}
              loadingLabel="Reading more"
              onClick={() => void queue.fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function EmptyQueue({ show, search }: { show: Show; search: string }) {
  if (search)
    return (
      <p className="empty">
        Nothing found for “{search}”. Search by loan number, name or street{show === 'all' ? '' : ', or look through all applications'}.
      </p>
    )
  if (show === 'all') return <p className="empty">No applications yet. They appear here as borrowers begin them.</p>
  return (
    <p className="empty">Nothing needs a person right now. Applications appear here when a decision waits for you or a provider gave up.</p>
  )
}

function QueueSkeleton() {
  return (
    <SkeletonGroup label="Reading the list">
      {Array.from({ length: 6 }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="queue-row">
          <Skeleton width="55%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
