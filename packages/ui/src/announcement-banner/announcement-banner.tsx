import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../icon/index.ts'

export interface AnnouncementBannerProps {
  /** marketing: in the brand's color. product: quiet, about the service itself. */
  variant: 'marketing' | 'product'
  children: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

/** A line across the top of the page. */
export function AnnouncementBanner({ variant, children, action, onDismiss }: AnnouncementBannerProps) {
  const words = useId()
  return (
    // Named by its own words, so that two banners are two landmarks.
    <section className={`ui-banner ui-banner-${variant}`} aria-labelledby={words}>
      <div className="ui-banner-words">
        <span id={words}>{children}</span>
        {action}
      </div>
      {onDismiss && (
        <button type="button" className="ui-icon-button" onClick={onDismiss} aria-label="Dismiss the announcement">
          <CloseIcon size={18} />
        </button>
      )}
    </section>
  )
}
