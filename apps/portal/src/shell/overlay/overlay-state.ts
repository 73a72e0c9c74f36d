/** What the shell lays over the page when it is asked for: one at a time, from anywhere, and none of its code before that. */

export type Overlay =
  | { readonly name: 'chat' }
  | { readonly name: 'feedback' }
  /** Stays open over the sign-out that it belongs to. */
  | { readonly name: 'leave-survey'; readonly applicationUuid: string }

let shown: Overlay | undefined
const listeners = new Set<() => void>()

function set(next: Overlay | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

export const readOverlay = (): Overlay | undefined => shown
export const openOverlay = (overlay: Overlay): void => set(overlay)
export const closeOverlay = (): void => set(undefined)

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
