/** What happens when a screen's code cannot be fetched, as after a release: the page reloads, at most five times in a row (seed 000 §2). */

const MAXIMUM = 5
const KEY = 'module-reloads'

const FAILED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script|ChunkLoadError/i

export const isModuleFailure = (error: unknown): boolean => error instanceof Error && FAILED.test(`${error.name} ${error.message}`)

type Counter = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Counts one more reload and says whether it may happen. Without a working store there is no count, so there is no reload either:
 * a page that cannot remember would reload for ever.
 */
export function mayReload(storage: Counter | undefined): boolean {
  try {
    const count = Number(storage?.getItem(KEY) ?? 0)
    if (!storage || !Number.isInteger(count) || count < 0 || count >= MAXIMUM) return false
    storage.setItem(KEY, String(count + 1))
    return storage.getItem(KEY) === String(count + 1)
  } catch {
    return false
  }
}

/** Only when the screen that failed has come: another module's success says nothing about it. */
export function forgetReloads(storage: Counter | undefined): void {
  try {
    storage?.removeItem(KEY)
  } catch {
    // A store that refuses has no count to forget.
  }
}
