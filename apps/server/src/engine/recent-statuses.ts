/** Where applications stand, as polling asks a thousand times for each time it changes; never older than the last commit that this node knows of. */
import { LRUCache } from 'lru-cache'
import type { StatusRow } from '../store/repositories/applications.ts'

/** A row is about a kilobyte. */
const MOST = 20_000

export interface RecentStatuses {
  /**
   * An older version never takes the place of a newer one.
   * @param asked what `asking()` gave before the database was asked; left out by whoever wrote the row
   */
  remember(id: string, row: StatusRow, asked?: number): void
  recall(id: string): StatusRow | undefined
  /** Another node may have changed it: what was read before counts no more, though the answer may come in later. */
  forget(id: string): void
  asking(): number
  /** While the subscription to other nodes is down, nothing is cached: what they commit would not be noticed. */
  trust(heard: boolean): void
}

export function createRecentStatuses(): RecentStatuses {
  const rows = new LRUCache<string, StatusRow>({ max: MOST })
  const forgotten = new LRUCache<string, number>({ max: MOST })
  let trusted = true
  let turn = 0
  let trustedFrom = 0
  return {
    remember(id, row, asked = Number.POSITIVE_INFINITY) {
      if (!trusted || asked < trustedFrom || asked < (forgotten.get(id) ?? 0) || (rows.peek(id)?.version ?? -1) > row.version) return
      rows.set(id, row)
    },
    recall: (id) => rows.get(id),
    forget(id) {
      rows.delete(id)
      forgotten.set(id, ++turn)
    },
    asking: () => turn,
    trust(heard) {
      trusted = heard
      trustedFrom = ++turn
      rows.clear()
    },
  }
}
