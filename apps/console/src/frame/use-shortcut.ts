import { type KeyboardEvent as KeyboardEventOf, useEffect, useEffectEvent } from 'react'
import { shortcutsOn } from './shortcut-setting.ts'

/** A radio button or a checkbox takes no letters and no digits: whoever chose a list with one still moves in it. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** A key pressed to type, with a modifier, or while a dialog is open is no shortcut. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const { target } = event
  if (target instanceof Element && target.closest(TYPING)) return false
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null
}

/** Control and Enter sends a form from any of its fields. */
export function sendOnControlEnter(event: KeyboardEventOf<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Does something when a single key is pressed anywhere on the page, as long as the component is shown. */
export function useShortcut(key: string, action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !shortcutsOn() || !isShortcut(event)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
