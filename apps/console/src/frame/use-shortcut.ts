import { type KeyboardEvent as KeyboardEventOf, useEffect, useEffectEvent } from 'react'
import { OPENED_FORM } from './opened-form-mark.ts'
import { shortcutsOn } from './shortcut-setting.ts'

/** A radio button or a checkbox takes no letters and no digits: whoever chose a list with one still moves in it. Within a form every key is for the form. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], form, [role="dialog"], [role="alertdialog"]'

/** While someone fills in what they opened. */
const BUSY = `[role="dialog"], [role="alertdialog"], [${OPENED_FORM}]`
const LOADING = '[aria-busy="true"]'

/**
 * A key pressed to type, with a modifier, or while a dialog or a form is open is no shortcut. Nor is one while something loads: it means what is not there yet,
 * unless it leads to what always is.
 */
export function isShortcut(event: KeyboardEvent, isAlwaysThere = false): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const { target } = event
  if (target instanceof Element && target.closest(TYPING)) return false
  const isBusy = document.querySelector(BUSY) !== null || (!isAlwaysThere && document.querySelector(LOADING) !== null)
  return !isBusy && !isTyped(event)
}

/** A letter that follows another so soon, which was no shortcut, goes on with a word: of a word that begins before its field is there no letter decides. */
const SAME_WORD_MS = 700

let unused: { readonly event: KeyboardEvent; readonly at: number } | undefined

/** Every component asks of the same event: it is not a word by itself. */
const isTyped = (event: KeyboardEvent): boolean =>
  unused !== undefined && unused.event !== event && event.timeStamp - unused.at < SAME_WORD_MS

// Once every component has seen it.
const noteUnused = (event: KeyboardEvent): void => {
  queueMicrotask(() => {
    // Tab, Escape or an arrow ends a word.
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    unused = isLetter && !event.defaultPrevented ? { event, at: event.timeStamp } : undefined
  })
}

/** Control and Enter sends a form from any of its fields. */
export function sendOnControlEnter(event: KeyboardEventOf<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/**
 * Does something when a single key is pressed anywhere on the page, as long as the component is shown. @param isAlwaysThere what the key leads to is on the
 * page also while its data load
 */
export function useShortcut(key: string, action: () => void, isAlwaysThere = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !shortcutsOn() || !isShortcut(event, isAlwaysThere)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    // The same listener of every component is added once.
    window.addEventListener('keydown', noteUnused, { capture: true })
    return () => window.removeEventListener('keydown', press)
  }, [])
}
