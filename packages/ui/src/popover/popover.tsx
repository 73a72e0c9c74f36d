import { type ReactNode, useState } from 'react'
import { Popover as AriaPopover, Button, Dialog, DialogTrigger } from 'react-aria-components'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/index.ts'
import { InfoIcon } from '../icon/index.ts'

export interface PopoverProps {
  /** Name of the trigger and of what opens: "What is APR?". */
  label: string
  /** What the trigger shows; an information mark unless given. */
  trigger?: ReactNode
  /** icon: the trigger is a picture alone, 40 px. */
  variant?: ButtonVariant | 'icon'
  size?: ButtonSize
  placement?: 'top' | 'bottom' | 'bottom start' | 'bottom end' | 'top start' | 'top end'
  onOpenChange?: (open: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel by a button, 10 px away [interface/pieces]; for jargon explained and small choices. Opens by press, key and touch. */
export function Popover({ label, trigger, variant = 'quiet', size = 'small', placement = 'bottom', onOpenChange, children }: PopoverProps) {
  const dress = variant === 'icon' ? 'ui-icon-button' : buttonClass(variant, size)
  const [landmark, setLandmark] = useState<Element>()
  return (
    <DialogTrigger onOpenChange={onOpenChange}>
      <Button
        ref={(button) => setLandmark(button?.closest('header, main, footer, nav, aside') ?? undefined)}
        className={trigger ? dress : 'ui-info-button'}
        aria-label={label}
      >
        {trigger ?? <InfoIcon size={18} />}
      </Button>
      {/* Within the landmark of its trigger: the library's hidden button beside the dialog would belong to none. */}
      <AriaPopover className="ui-popover" offset={10} placement={placement} UNSTABLE_portalContainer={landmark}>
        <Dialog className="ui-popover-body" aria-label={label}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
