import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { CloseIcon } from '../icon/index.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children?: ReactNode
}

/** A sheet from the right edge of a narrow window. Focus goes in, stays in and returns; Escape and a press outside close it; the page under it stands still. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  return (
    <ModalOverlay className="ui-overlay ui-drawer-overlay" isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <AriaModal className="ui-drawer">
        <Dialog className="ui-drawer-dialog">
          <div className="ui-drawer-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button type="button" className="ui-icon-button" onClick={() => onOpenChange(false)} aria-label="Close">
              <CloseIcon />
            </button>
          </div>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
