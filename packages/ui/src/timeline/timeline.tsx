import type { ReactNode } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export interface TimelineItem {
  title: ReactNode
  detail?: ReactNode
  state: 'done' | 'current' | 'upcoming'
  /** A link or button under the words. */
  action?: ReactNode
}

const words = { done: 'Done: ', current: 'Now: ', upcoming: 'Upcoming: ' }

/** What has happened, what happens now, what comes and when. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a point in time
        <li key={index} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
          <span className="ui-dot">{item.state === 'done' && <CheckIcon size={14} />}</span>
          <div>
            <p className="ui-timeline-title">
              <VisuallyHidden>{words[item.state]}</VisuallyHidden>
              {item.title}
            </p>
            {item.detail && <p className="ui-timeline-detail">{item.detail}</p>}
            {item.action}
          </div>
        </li>
      ))}
    </ol>
  )
}
