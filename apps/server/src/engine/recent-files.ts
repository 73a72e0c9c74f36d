/** The newest files this node has committed, each with what its walk said, so that the next step of the same application need not read and walk them again. */
import { changesByTime, type Facts, type Standing } from '@hearthline/domain'
import { LRUCache } from 'lru-cache'
import type { ApplicationFile } from '../store/repositories/applications.ts'

/** Enough for the applications in progress at once on a node; a file holds up to some hundred kilobytes of offers. */
const MOST = 256

export interface RecentFile {
  readonly file: ApplicationFile
  readonly stands: Standing
}

export interface RecentFiles {
  /** Only after the transaction that made it has committed. */
  remember(file: ApplicationFile, stands: Standing): void
  /** What this node saw last; it may be older than the database, so a write checks the version under the lock. */
  recall(id: string): RecentFile | undefined
  forget(id: string): void
}

export function createRecentFiles(): RecentFiles {
  const files = new LRUCache<string, RecentFile>({ max: MOST })
  return {
    remember(file, stands) {
      const { id, version } = file.row
      if ((files.peek(id)?.file.row.version ?? -1) > version) return
      files.set(id, { file, stands })
    },
    recall: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  }
}

/** What the walk said then, where it would say the same now: nothing was changed since, and the moment has not come at which time alone changes it. */
export function isUnchanged(
  recalled: RecentFile | undefined,
  now: { readonly row: Pick<ApplicationFile['row'], 'version'>; readonly facts: Pick<Facts, 'now'> } | undefined,
): Standing | undefined {
  if (!recalled || !now || recalled.file.row.version !== now.row.version) return undefined
  return changesByTime(recalled.stands.walk, recalled.file.facts.now, now.facts.now) ? undefined : recalled.stands
}
