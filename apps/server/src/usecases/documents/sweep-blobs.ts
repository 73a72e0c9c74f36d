/**
 * Removes bytes that no document names: of a transaction that did not commit, of a process that was killed while it wrote, of an earlier key.
 * Only what is a day old, by the real clock: whoever writes bytes names them within seconds.
 */
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import type { Db } from '../../store/db.ts'
import { blobsInUse } from '../../store/repositories/document-blobs.ts'

const UNNAMED_FOR_MS = 86_400_000
const ASKED_AT_ONCE = 500

/** How many were removed. */
export async function sweepBlobs({ db, blobs }: { readonly db: Db; readonly blobs: Blobs }, now: Date): Promise<number> {
  let removed = 0
  let old: string[] = []
  const removeUnnamed = async () => {
    const used = await blobsInUse(db, old)
    for (const id of old) {
      if (used.has(id)) continue
      await blobs.remove(id)
      removed++
    }
    old = []
  }
  for await (const { id, at } of blobs.list()) {
    if (now.getTime() - at.getTime() < UNNAMED_FOR_MS) continue
    if (old.push(id) === ASKED_AT_ONCE) await removeUnnamed()
  }
  if (old.length > 0) await removeUnnamed()
  return removed
}
