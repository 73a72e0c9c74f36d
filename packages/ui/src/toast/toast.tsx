import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/index.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'
import { closeToast, maxToasts, type QueuedToast, readToasts, shownToasts, subscribeToToasts } from './toast-queue.ts'

const icons = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon, info: InfoIcon }

function Toast({ toast, paused }: { toast: QueuedToast; paused: boolean }) {
  const { id, timeoutMs, kind = 'info', title, message, action } = toast
  useEffect(() => {
    if (paused || timeoutMs === null) return
    const timer = setTimeout(() => closeToast(id), timeoutMs)
    return () => clearTimeout(timer)
  }, [id, timeoutMs, paused])
  const Picture = icons[kind]
  return (
    <li className={`ui-toast ui-toast-${kind}`}>
      <div role={kind === 'error' ? 'alert' : 'status'} className="ui-toast-words">
        <Picture size={20} />
        <div>
          <p className="ui-toast-title">{title}</p>
          {message && <p>{message}</p>}
        </div>
      </div>
      {action && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            action.onPress()
            closeToast(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="ui-icon-button" onClick={() => closeToast(id)} aria-label={`Close: ${title}`}>
        <CloseIcon size={18} />
      </button>
    </li>
  )
}

/**
 * Where toasts appear; mount once, above the content: on a phone they are part of the page there. Their time stops while the pointer or the focus is among them.
 * Our own: the one of React Aria is still marked unstable, and this needs none of it.
 */
export function ToastRegion({ max = maxToasts }: { max?: number }) {
  const all = useSyncExternalStore(subscribeToToasts, readToasts, readToasts)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const newest = all.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) region.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (all.length === 0) return null
  return (
    <section
      ref={region}
      className="ui-toasts"
      aria-label="Notifications"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol>
        {shownToasts(all, max).map((toast) => (
          <Toast key={toast.id} toast={toast} paused={hovered || focused} />
        ))}
      </ol>
    </section>
  )
}
