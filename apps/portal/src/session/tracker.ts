/** Who a visitor is to flags and experiments: a random name in local storage, which telemetry gives [registration/entries]. */
import { ignoringStorageErrors } from './token.ts'

export const TRACKER_KEY = 'tracker_uuid'

const made = (): string | undefined => globalThis.crypto?.randomUUID?.()

/** The same from the first page on: whoever has none gets one. Undefined where storage is forbidden. */
export function trackerOf(): string | undefined {
  return ignoringStorageErrors(() => {
    const known = localStorage.getItem(TRACKER_KEY)
    if (known) return known
    const next = made()
    if (next) localStorage.setItem(TRACKER_KEY, next)
    return next
  })
}
