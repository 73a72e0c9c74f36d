/** What happens when a screen's code cannot be fetched, as after a release: the page reloads, at most five times [routes/module-reload]. */

const MAXIMUM = 5
const PREFIX = 'module-reloads:'

const FAILED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script|ChunkLoadError/i

export const isModuleFailure = (error: unknown): boolean => error instanceof Error && FAILED.test(`${error.name} ${error.message}`)

/** The file that is missing, where the browser names it (Safari does not), without the query a retry may add. */
export const missingModule = (error: unknown): string =>
  (error instanceof Error && /(?:https?:\/\/|\/)[^\s?#]+/.exec(error.message)?.[0]) || 'unnamed'

type Counter = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Counts one more reload for a missing file and returns whether it may happen. Counts are never reset, since two files that fail in turn
 * would then reload forever; a release has new file names. Without storage there is no count, and no reload.
 */
export function mayReload(storage: Counter | undefined, missing: string): boolean {
  const key = PREFIX + missing
  try {
    const count = Number(storage?.getItem(key) ?? 0)
    if (!storage || !Number.isInteger(count) || count < 0 || count >= MAXIMUM) return false
    storage.setItem(key, String(count + 1))
    return storage.getItem(key) === String(count + 1)
  } catch {
    return false
  }
}
