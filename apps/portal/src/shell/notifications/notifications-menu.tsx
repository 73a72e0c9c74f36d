import { Drawer } from '@hearthline/ui/drawer'
import { BellIcon } from '@hearthline/ui/icon'
import { Popover } from '@hearthline/ui/popover'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMedia } from '../../page/use-media.ts'
import { badgeText, unreadCount } from './notification-list.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { useNotifications } from './use-notifications.ts'

const TITLE = 'Notifications'

/** The bell: a panel under it where there is space, a drawer on a phone. */
export function NotificationsMenu() {
  const hasRoom = useMedia('(min-width: 48rem)')
  const read = useNotifications()
  const badge = badgeText(unreadCount(read.notifications ?? []))
  const label = badge ? `${TITLE}, ${badge.replace('+', ' or more')} unread` : TITLE
  const trigger = (
    <span className="portal-bell">
      <BellIcon size={22} />
      {badge && <span className="portal-bell-count">{badge}</span>}
    </span>
  )
  const opened = (open: boolean) => {
    if (open) void read.refetch()
  }
  if (!hasRoom) return <NotificationsDrawer label={label} trigger={trigger} read={read} onOpened={opened} />
  return (
    <Popover label={label} trigger={trigger} variant="icon" placement="bottom end" onOpenChange={opened}>
      {(close) => (
        <div className="portal-notes-panel">
          <h2>{TITLE}</h2>
          <NotificationPanel {...read} onGo={close} />
        </div>
      )}
    </Popover>
  )
}

interface DrawerProps {
  readonly label: string
  readonly trigger: React.ReactNode
  readonly read: ReturnType<typeof useNotifications>
  readonly onOpened: (open: boolean) => void
}

function NotificationsDrawer({ label, trigger, read, onOpened }: DrawerProps) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere, also by the way back, has left the drawer
  useEffect(() => setOpen(false), [pathname])
  const change = (next: boolean) => {
    setOpen(next)
    onOpened(next)
  }
  return (
    <>
      <button
        type="button"
        className="ui-icon-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        {trigger}
      </button>
      <Drawer open={open} onOpenChange={change} title={TITLE}>
        <NotificationPanel {...read} onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
