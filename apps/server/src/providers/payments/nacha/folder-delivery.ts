/** Files handed over in a folder, from which a program of the lender's or the bank's takes them. */
import { mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AchDelivery, INCOMING, OUTGOING, refuseTooLarge, STAGED } from './ach-delivery.ts'

const isMissing = (problem: unknown): boolean => (problem as { code?: string }).code === 'ENOENT'

/** A power cut must not leave the name without the content. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

export function folderDelivery(folder: string): AchDelivery {
  const path = (place: string, name = '') => join(folder, place, name)
  return {
    async stage(name, content) {
      for (const place of [OUTGOING, STAGED, INCOMING]) await mkdir(path(place), { recursive: true })
      await writeFile(path(STAGED, name), content, { mode: 0o600 })
      await flush(path(STAGED, name))
    },
    async release(name) {
      await rename(path(STAGED, name), path(OUTGOING, name)).catch((problem: unknown) => {
        if (!isMissing(problem)) throw problem
      })
      await flush(path(OUTGOING))
    },
    async list() {
      const found = await readdir(path(INCOMING), { withFileTypes: true }).catch((problem: unknown) => {
        if (isMissing(problem)) return []
        throw problem
      })
      return found.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort()
    },
    async read(name) {
      refuseTooLarge((await stat(path(INCOMING, name))).size)
      return readFile(path(INCOMING, name), 'latin1')
    },
  }
}
