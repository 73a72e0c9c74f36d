/** Seals the bytes of documents again: first in a new place, then the document names that one, then the old one goes. */
import { BlobMissing } from '../../blobs/port.ts'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Db } from '../../store/db.ts'
import { documentsNotUnder, replaceBlob } from '../../store/repositories/document-blobs.ts'
import { inResealing } from '../../store/repositories/sealed-texts.ts'
import { moveToBlobs } from '../documents/move-to-blobs.ts'

const ROWS_AT_ONCE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface Parts {
  readonly db: Db
  readonly sealing: Sealing
  readonly blobs: Blobs
  /** Called after each. */
  readonly progress: (documents: number) => void
}

export interface ResealedDocuments {
  readonly resealed: number
  /** Documents whose bytes the store does not have: they stay under the old key, which stays needed. */
  readonly missing: readonly string[]
}

/** @throws as `unseal` where a key is not here */
export async function resealDocuments(parts: Parts): Promise<ResealedDocuments> {
  const { db, sealing, progress } = parts
  // What an older version kept in its row is sealed again by being moved.
  let resealed = await moveToBlobs({
    ...parts,
    failed: (_what, _id, problem) => {
      throw problem
    },
  })
  const missing: string[] = []
  for (let after = BEFORE_ALL; ; ) {
    const rows = await documentsNotUnder(db, sealing.newestKey, after, ROWS_AT_ONCE)
    for (const { id, blob, byteSize } of rows) {
      try {
        await resealOne(parts, { id, from: blob!, byteSize: byteSize! })
        progress(++resealed)
      } catch (problem) {
        if (!(problem instanceof BlobMissing)) throw problem
        missing.push(id)
      }
    }
    const last = rows.at(-1)
    if (!last) return { resealed, missing }
    after = last.id
  }
}

async function resealOne({ db, sealing, blobs }: Parts, { id, from, byteSize }: { id: string; from: string; byteSize: number }) {
  const blobKey = sealing.newestKey
  const blob = await blobs.put(byteSize, async function* () {
    yield* await blobs.read(from)
  })
  const isNamed = await inResealing(db, (owner) => replaceBlob(owner, id, from, { blob, blobKey }))
  // Whoever began to read the old one before this asks the database again where it is (read-document.ts).
  await blobs.remove(isNamed ? from : blob)
}
