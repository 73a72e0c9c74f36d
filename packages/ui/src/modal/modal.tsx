import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { CloseIcon } from '../icon/index.ts'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children?: ReactNode
  /** Buttons along the lower edge. */
  actions?: ReactNode
  /** alertdialog: something must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** False: neither Escape, nor a press outside, nor a cross closes it. */
  dismissable?: boolean
  /** wide: max-w-2xl [interface/pieces]. narrow: a short question. */
  size?: 'wide' | 'narrow'
}

/** A dialog over the page. Focus goes in, stays in, and returns to where it was. */
export function Modal({ open, onOpenChange, title, children, actions, role = 'dialog', dismissable = true, size = 'wide' }: ModalProps) {
  return (
    <ModalOverlay
      className="ui-overlay"
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={dismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!dismissable}
    >
      <AriaModal className={`ui-modal ui-modal-${size}`}>
        <Dialog role={role} className="ui-dialog">
          <div className="ui-dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {dismissable && (
              <button type="button" className="ui-icon-button" onClick={() => onOpenChange(false)} aria-label="Close">
                <CloseIcon />
              </button>
            )}
          </div>
          {children && <div className="ui-dialog-body">{children}</div>}
          {actions && <div className="ui-dialog-actions">{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
