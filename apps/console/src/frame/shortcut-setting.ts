/** Single-key shortcuts can be switched off (WCAG 2.1.4): who speaks to the computer would set them off by talking. */
import { useSyncExternalStore } from 'react'

const KEY = 'console-shortcuts'
const listeners = new Set<() => void>()

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

let on = stored()

export const shortcutsOn = (): boolean => on

export function setShortcuts(next: boolean): void {
  on = next
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off')
  } catch {
    // Kept for as long as the page lives.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, shortcutsOn, shortcutsOn)
