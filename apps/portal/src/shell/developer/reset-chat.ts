/** For whoever tests, outside production: closes the chat and forgets its conversation. */
import { closeOverlay, readOverlay } from '../overlay/overlay-state.ts'

/** Whatever a chat keeps in the browser is named "chat" or begins with it and a separator. */
const KEPT = /^chat([-_:.]|$)/

export function resetChat(): void {
  if (readOverlay()?.name === 'chat') closeOverlay()
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const store = window[name]
      for (const key of Object.keys(store)) if (KEPT.test(key)) store.removeItem(key)
    } catch {
      // A forbidden store holds nothing.
    }
  }
}
