import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/index.ts'

export interface MenuEntry {
  id: string
  label: string
  description?: string
  icon?: ReactNode
  onAction?: () => void
  href?: string
  disabled?: boolean
  tone?: 'plain' | 'critical'
}

export interface MenuProps {
  /** Name of the trigger for screen readers. */
  label: string
  trigger: ReactNode
  items: readonly MenuEntry[]
  /** bare: no button dress at all, for an avatar. icon: a picture alone, 40 px. */
  variant?: ButtonVariant | 'bare' | 'icon'
  size?: ButtonSize
  /** Above the actions: whose they are. */
  heading?: ReactNode
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** Actions behind a button. */
export function Menu({ label, trigger, items, variant = 'secondary', size = 'medium', heading, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={triggerClass(variant, size)}>
        {trigger}
      </Button>
      <Popover className="ui-popover" offset={10} placement={placement}>
        {heading && <div className="ui-menu-heading">{heading}</div>}
        <AriaMenu className="ui-menu" items={items} aria-label={label}>
          {(entry) => (
            <MenuItem
              id={entry.id}
              className={`ui-menu-item${entry.tone === 'critical' ? ' ui-menu-critical' : ''}`}
              textValue={entry.label}
              onAction={entry.onAction}
              href={entry.href}
              isDisabled={entry.disabled}
            >
              {entry.icon}
              <span>
                {entry.label}
                {entry.description && <span className="ui-option-detail">{entry.description}</span>}
              </span>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

const triggerClass = (variant: NonNullable<MenuProps['variant']>, size: ButtonSize): string => {
  if (variant === 'bare') return 'ui-bare-button'
  return variant === 'icon' ? 'ui-icon-button' : buttonClass(variant, size)
}
