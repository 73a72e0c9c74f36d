/** The lender was withdrawn while someone had its pages open: an answer of the server said so. */
import { useSyncExternalStore } from 'react'

let isWithdrawn = false
const listeners = new Set<() => void>()

export function markWithdrawn(): void {
  isWithdrawn = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useWithdrawal = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWithdrawn,
    () => false,
  )
