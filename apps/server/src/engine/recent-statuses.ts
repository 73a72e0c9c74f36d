/** Where applications stand, as polling asks a thousand times for each time it changes; never older than the last commit that this node knows of. */
import type { StatusRow } from '../store/repositories/applications.ts'

/** A row is about a kilobyte. */
const MOST = 20_000

export interface RecentStatuses {
  /** An older version never takes the place of a newer one. */
  remember(id: string, row: StatusRow): void
  recall(id: string): StatusRow | undefined
  forget(id: string): void
  /** While other nodes cannot be heard, nothing is kept: what they commit would not be noticed. */
  trust(heard: boolean): void
}

export function createRecentStatuses(): RecentStatuses {
  const rows = new Map<string, StatusRow>()
  let trusted = true
  return {
    remember(id, row) {
      if (!trusted || (rows.get(id)?.version ?? -1) > row.version) return
      rows.delete(id)
      rows.set(id, row)
      if (rows.size > MOST) rows.delete(rows.keys().next().value!)
    },
    recall: (id) => rows.get(id),
    forget: (id) => void rows.delete(id),
    trust(heard) {
      trusted = heard
      rows.clear()
    },
  }
}
