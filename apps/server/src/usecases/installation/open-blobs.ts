/** Opens the store of documents that belongs to this database, or creates its subfolder where the installation has none yet. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type BlobStore, BlobsUnavailable } from '../../blobs/port.ts'
import { type Blobs, sealedBlobs } from '../../blobs/sealed-blobs.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db } from '../../store/db.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'

/** The setting that names the installation's subfolder in the store: another database never finds, or sweeps, what is this one's. */
const DOCUMENT_STORE = 'document-store'

const kept = z.object({ id: z.uuid() })

/** Asked before a first start makes anything. @throws StartRefused where the store does not answer */
export async function refuseUnavailableStore(store: BlobStore): Promise<void> {
  await orRefuse(() => store.isPrepared(randomUUID()))
}

/** @throws StartRefused where the store does not answer, or is not the one that this database's documents are in */
export async function openBlobs({ db, sealing }: { readonly db: Db; readonly sealing: Sealing }, store: BlobStore): Promise<Blobs> {
  return await orRefuse(async () => sealedBlobs(store, sealing.bytes, await installationIn(db, store)))
}

async function orRefuse<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    if (!(problem instanceof BlobsUnavailable)) throw problem
    throw new StartRefused(`${problem.message} (${reasonOf(problem.cause)}). Start it, or check the settings BLOBS, BLOBS_FOLDER and S3_….`)
  }
}

/** Nodes that start together take turns. */
const installationIn = (db: Db, store: BlobStore): Promise<string> =>
  db.transaction(async (session) => {
    const known = kept.safeParse(await lockSetting(session, DOCUMENT_STORE, {}))
    if (!known.success) {
      const id = randomUUID()
      await store.prepare(id)
      await writeSetting(session, DOCUMENT_STORE, { id })
      return id
    }
    const { id } = known.data
    if (await store.isPrepared(id)) return id
    throw new StartRefused(
      `The documents of this database are not in ${store.place}: it has no ${id}. Nodes on one database need one store. ` +
        'Check the settings BLOBS, BLOBS_FOLDER and S3_…, or restore the documents from a backup.',
    )
  })

const reasonOf = (cause: unknown): string => {
  const { code, name, message } = cause as { code?: string; name?: string; message?: string }
  return code ?? (name && name !== 'Error' ? name : message) ?? 'unknown'
}
