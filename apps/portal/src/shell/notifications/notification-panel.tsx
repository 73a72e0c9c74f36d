import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { BellIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { VisuallyHidden } from '@hearthline/ui/visually-hidden'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasMore, isUnread, linksOf, type Notification, SHOWN, unreadCount } from './notification-list.ts'
import { relativeTime } from './relative-time.ts'
import type { useNotifications } from './use-notifications.ts'

export interface NotificationPanelProps extends ReturnType<typeof useNotifications> {
  /** Following a notification leaves the panel. */
  readonly onGo: () => void
}

/** What there is to read: three at first, all of them when asked for. */
export function NotificationPanel({ notifications, isPending, error, refetch, markRead, onGo }: NotificationPanelProps) {
  const [all, setAll] = useState(false)
  if (error && !notifications) return <NotLoaded onRetry={() => void refetch()} />
  if (isPending || !notifications) return <OnTheWay />
  if (notifications.length === 0) return <Nothing />
  const unread = notifications.filter(isUnread)
  return (
    <>
      <ul className="portal-notes">
        {(all ? notifications : notifications.slice(0, SHOWN)).map((notification) => (
          <Entry key={notification.uuid} notification={notification} onRead={() => markRead(notification.uuid)} onGo={onGo} />
        ))}
      </ul>
      {(hasMore(notifications) || unread.length > 1) && (
        <div className="portal-notes-foot">
          {hasMore(notifications) && (
            <Button size="small" variant="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'View fewer' : `View All (${notifications.length})`}
            </Button>
          )}
          {unreadCount(notifications) > 1 && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                for (const { uuid } of unread) markRead(uuid)
                announce('All marked as read')
              }}
            >
              Mark all as read
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface EntryProps {
  readonly notification: Notification
  readonly onRead: () => void
  readonly onGo: () => void
}

function Entry({ notification, onRead, onGo }: EntryProps) {
  const { title, description, created } = notification
  const unread = isUnread(notification)
  return (
    <li tabIndex={-1} data-unread={unread || undefined}>
      <p className="portal-note-title">
        {unread && (
          <>
            <span className="portal-note-dot" aria-hidden="true" />
            <VisuallyHidden>Unread: </VisuallyHidden>
          </>
        )}
        {title}
      </p>
      <p className="portal-note-words">{description}</p>
      <div className="portal-note-foot">
        <time dateTime={created}>{relativeTime(created, Date.now())}</time>
        {linksOf(notification, window.location.origin).map((way) => (
          <Link
            key={way.to + way.title}
            to={way.to}
            className="portal-note-way"
            onClick={() => {
              if (unread) onRead()
              onGo()
            }}
          >
            {way.title}
          </Link>
        ))}
        {unread && (
          <button
            type="button"
            className="portal-note-way"
            onClick={(event) => {
              // The button goes away with the dot: the focus stays with what was read.
              event.currentTarget.closest('li')?.focus()
              onRead()
              announce('Marked as read')
            }}
          >
            Mark as read<VisuallyHidden>: {title}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  )
}

function Nothing() {
  return (
    <div className="portal-notes-none">
      <BellIcon size={28} />
      <p className="portal-note-title">Nothing yet</p>
      <p className="portal-note-words">You’ll see updates about your application here.</p>
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We couldn’t load your notifications. Please try again.
    </Alert>
  )
}

const OnTheWay = () => (
  <SkeletonGroup label="Loading your notifications">
    <div className="grid gap-5">
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  </SkeletonGroup>
)
