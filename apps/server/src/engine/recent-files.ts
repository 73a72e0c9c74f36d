/** The newest files this node has committed, so that the next step of the same application need not read them again. */
import type { ApplicationFile } from '../store/repositories/applications.ts'

/** Enough for the applications under way at once on a node; a file holds up to some hundred kilobytes of offers. */
const MOST = 256

export interface RecentFiles {
  /** Only after the transaction that made it has committed. */
  remember(file: ApplicationFile): void
  /** What this node saw last; it may be older than the database, so a write checks the version under the lock. */
  recall(id: string): ApplicationFile | undefined
  forget(id: string): void
}

export function createRecentFiles(): RecentFiles {
  const files = new Map<string, ApplicationFile>()
  return {
    remember(file) {
      if ((files.get(file.row.id)?.row.version ?? -1) > file.row.version) return
      files.delete(file.row.id)
      files.set(file.row.id, file)
      if (files.size > MOST) files.delete(files.keys().next().value!)
    },
    recall: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  }
}
