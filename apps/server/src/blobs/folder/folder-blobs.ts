/** Files in a folder, readable by the server's account alone. Nodes that share a database share the folder. */
import { type FileHandle, mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobMissing, type BlobStore, BlobsUnavailable } from '../port.ts'

/** Out of space: thrown as such, so that it is answered like any full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** @param folder absolute path; made where it is not there */
export function folderBlobs(folder: string): BlobStore {
  const madeFolders = new Map<string, Promise<void>>()
  const codeOf = (problem: unknown) => (problem as NodeJS.ErrnoException).code ?? ''
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (problem) {
      if (problem instanceof BlobMissing || FULL.has(codeOf(problem))) throw problem
      throw new BlobsUnavailable(folder, problem)
    }
  }
  const folderFor = (path: string): Promise<void> => {
    const made = madeFolders.get(path) ?? makeFolder(path)
    madeFolders.set(path, made)
    // Tried again by whoever comes next.
    made.catch(() => madeFolders.delete(path))
    return made
  }
  return {
    place: folder,
    prepare: (installation) => within(() => makeFolder(join(folder, installation))),
    isPrepared: (installation) =>
      within(async () => {
        const found = await stat(join(folder, installation)).catch((problem) => {
          if (codeOf(problem) === 'ENOENT') return undefined
          throw problem
        })
        return found?.isDirectory() === true
      }),
    write: (name, _length, source) =>
      within(async () => {
        const path = join(folder, name)
        await folderFor(dirname(path))
        try {
          await writeFile(path, source())
        } catch (problem) {
          // Someone has removed the folder; it is made again for the next write.
          if (codeOf(problem) === 'ENOENT') madeFolders.delete(dirname(path))
          throw problem
        }
      }),
    read: (name) =>
      within(async () => {
        let handle: FileHandle
        try {
          handle = await open(join(folder, name), 'r')
        } catch (problem) {
          throw codeOf(problem) === 'ENOENT' ? new BlobMissing(name) : problem
        }
        return handle.createReadStream()
      }),
    remove: (name) =>
      within(async () => {
        await unlink(join(folder, name)).catch((problem) => {
          if (codeOf(problem) !== 'ENOENT') throw problem
        })
      }),
    async *list(installation) {
      const at = join(folder, installation)
      for (const entry of await within(() => readdir(at, { withFileTypes: true }))) {
        // What came along from a bucket.
        if (!entry.isDirectory()) continue
        const part = entry.name
        for (const file of await within(() => readdir(join(at, part)))) {
          const name = `${installation}/${part}/${file}`
          const found = await stat(join(folder, name)).catch(() => undefined)
          if (found) yield { name, at: found.mtime }
        }
      }
    },
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // An entry that is not on the disk is gone with the power, and everything in it.
  for (let at = dirname(path); ; at = dirname(at)) {
    await syncFolder(at)
    if (at === dirname(first) || at === dirname(at)) return
  }
}

async function writeFile(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) await handle.appendFile(chunk)
    await handle.datasync()
  } catch (problem) {
    await unlink(path).catch(() => undefined)
    throw problem
  } finally {
    await handle.close()
  }
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
