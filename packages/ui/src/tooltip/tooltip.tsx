import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components'

export interface TooltipProps {
  /** A few words; for more, or for fingers, use a popover: a tooltip does not open by touch. */
  content: ReactNode
  /** One element that can take the focus. */
  children: ReactElement<{ tabIndex?: number }>
  placement?: 'top' | 'bottom' | 'start' | 'end'
  delayMs?: number
}

/** Distance and arrow: 12 and 13 pixels [interface/pieces]. */
export function Tooltip({ content, children, placement = 'top', delayMs = 400 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={100}>
      <Focusable>{children as never}</Focusable>
      <AriaTooltip className="ui-tooltip" offset={12} placement={placement}>
        <OverlayArrow>
          <svg width={13} height={13} viewBox="0 0 13 13" aria-hidden="true">
            <path d="M0 0l6.5 6.5L13 0z" />
          </svg>
        </OverlayArrow>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
