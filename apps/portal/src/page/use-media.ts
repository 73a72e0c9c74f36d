import { useCallback, useSyncExternalStore } from 'react'

/** From this width there is space for a rail beside a page of two columns; below it the navigation is a drawer and progress a bar. */
export const RAIL = '(min-width: 80rem)'

/** Whether a media query holds now; without a window it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
