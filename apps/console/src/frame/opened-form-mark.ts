/** A form that someone opened carries this attribute: it has the letters of the keyboard until it is closed, and Escape closes it. */
import { useEffect, useEffectEvent } from 'react'

export const OPENED_FORM = 'data-opened-form'

/** On the form, while it is open. */
export const openedForm = (isOpen: boolean) => ({ [OPENED_FORM]: isOpen || undefined })

/**
 * Escape closes a form from within, and from wherever else the cursor was left, unless another form or a dialog has it. Only closes: what was typed is kept
 * by whoever draws the form.
 */
export function useCloseOnEscape(form: { readonly current: HTMLFormElement | null }, close: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !close || !form.current) return
    const at = event.target instanceof Element ? event.target.closest('form, search, dialog, [role="dialog"], [role="alertdialog"]') : null
    const dialog = form.current.closest('[role="dialog"], [role="alertdialog"]')
    if (at !== form.current && at !== dialog) return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  // Before a dialog around the form sees it: the form is closed first.
  useEffect(() => {
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}
