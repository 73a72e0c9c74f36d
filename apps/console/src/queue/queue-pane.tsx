import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { describeProblem } from '../api/request.ts'
import { useNow } from '../frame/use-clock.ts'
import { useShortcut } from '../frame/use-shortcut.ts'
import { formatStaffOrganizations } from '../session/format-staff-organizations.ts'
import { useMe } from '../session/use-me.ts'
import { moneyTotal } from './money-words.ts'
import { QueueFilter } from './queue-filter.tsx'
import { QueueItem, rowId } from './queue-item.tsx'
import { adjacentRow, rowsOf, waitingOf } from './queue-pages.ts'
import { useOpenRow } from './use-open-row.ts'
import { type QueueView, useQueue } from './use-queue.ts'

export interface QueuePaneProps {
  show: QueueView
  search: string
  openUuid: string | undefined
  onChange: (next: { show?: QueueView; search?: string }) => void
}

const LISTS: Readonly<Record<QueueView, string>> = {
  'needs-person': 'Applications that need review, longest waiting first',
  money: 'Applications whose money waits, longest waiting first',
  all: 'All applications, newest first',
}

/** The list at the left: who needs a person, longest waiting first. */
export function QueuePane({ show, search, openUuid, onChange }: QueuePaneProps) {
  const queue = useQueue(show, search)
  const me = useMe()
  const namesOrganization = me.data !== undefined && (me.data.platform || me.data.organizations.length > 1)
  const now = useNow()
  const location = useLocation()
  const listed = rowsOf(queue.data?.pages ?? [])
  const rows = useOpenRow(listed, queue.data && openUuid, `${show}/${search}`)
  // Of a list that goes on nobody knows yet whether it is in it.
  const unlisted = queue.hasNextPage ? 'Open now' : 'Not in this list'
  const waiting = waitingOf(queue.data?.pages ?? [])
  const fundersMissing = [...new Set(queue.data?.pages.flatMap((page) => page.fundersMissing))]
  const total = show === 'money' ? moneyTotal(listed, !queue.hasNextPage) : undefined
  const at = useRef<string>(undefined)
  const [held, setHeld] = useState(search)
  useEffect(() => setHeld(search), [search])
  useEffect(() => {
    at.current = openUuid
  }, [openUuid])

  const move = (by: 1 | -1) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    const from = focused ?? at.current ?? openUuid
    const next = adjacentRow(rows, from, by)
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
        actsFor={me.data && formatStaffOrganizations(me.data)}
        onSearch={(text) => onChange({ search: text })}
        onSearchAll={(text) => onChange({ show: 'all', search: text })}
        onShow={(next) => onChange({ show: next })}
      />
      <div className="queue-rows">
        {queue.isPending && <QueueSkeleton />}
        {queue.error && (
          <div className="pane-note">
            <Alert
              kind="error"
              title={listed.length > 0 ? 'The list could not be updated' : 'The list could not be loaded'}
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
              {describeProblem(queue.error)}
            </Alert>
          </div>
        )}
        {fundersMissing.length > 0 && (
          <div className="pane-note">
            <Alert kind="warning" title="No one can release money">
              Only a funder releases money, and no one at {new Intl.ListFormat('en-US').format(fundersMissing)} has that role. An
              administrator gives it under Team.
            </Alert>
          </div>
        )}
        {total && <p className="pane-note muted">{total}</p>}
        {queue.isSuccess && listed.length === 0 && <EmptyQueue show={show} search={search} />}
        <ul aria-label={LISTS[show]} hidden={rows.length === 0}>
          {rows.map((row) => (
            <QueueItem
              key={row.uuid}
              {...{ row, now, namesOrganization }}
              open={row.uuid === openUuid}
              note={listed.includes(row) ? undefined : unlisted}
              query={location.search}
            />
          ))}
        </ul>
        {queue.hasNextPage && (
          <div className="pane-note">
            <Button
              size="small"
              variant="secondary"
              wide
              loading={queue.isFetchingNextPage}
              loadingLabel="Loading more"
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

function EmptyQueue({ show, search }: { show: QueueView; search: string }) {
  if (search)
    return (
      <p className="empty">
        Nothing found for “{search}”. Search by loan number, name or street
        {show === 'all' ? '' : ', or press Enter in the search box to search all applications'}.
      </p>
    )
  if (show === 'money')
    return (
      <p className="empty">
        No money waits right now. Applications appear here for an approval of funding, or when a bank sends money back.
      </p>
    )
  if (show === 'all') return <p className="empty">No applications yet. They appear here as borrowers start them.</p>
  return <p className="empty">Nothing needs your review right now. Applications appear here when they need you. All lists the rest.</p>
}

function QueueSkeleton() {
  return (
    <SkeletonGroup label="Loading the list">
      {Array.from({ length: 6 }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="queue-row">
          <Skeleton width="55%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
