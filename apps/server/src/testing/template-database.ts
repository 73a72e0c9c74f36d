/** A database with every table made, once per test run: each test file opens a copy of it instead of making its own. */
import { existsSync, openAsBlob, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadBrands, productTexts } from '@hearthline/brands/load'
import { openQueue } from '../engine/queue.ts'
import type { Db } from '../store/db.ts'
import { migrate } from '../store/migrate.ts'
import { openInMemory } from '../store/open-embedded.ts'
import { createBrandReader } from '../usecases/brands/brand-reader.ts'
import { importBrandFolders } from '../usecases/brands/import-brand-folders.ts'

const BRANDS = fileURLToPath(new URL('../../../../brands', import.meta.url))

/** Making it takes seconds; on a machine that does other things besides, a minute is not unheard of. */
const TIMEOUT_MS = 120_000

/** Our tables and the job queue's own, and the brands that come with the product, so that a start has nothing to add. */
export async function fillTemplate(db: Db): Promise<void> {
  await migrate(db, async () => undefined)
  const reader = createBrandReader(await productTexts())
  await importBrandFolders({ db, reader, now: '2026-01-01T00:00:00.000Z' }, await loadBrands(BRANDS), () => undefined)
  const queue = await openQueue(db, (problem) => {
    throw problem
  })
  await queue.stop()
}

/** The template of this run as PGlite loads it: made by the test file that needs it first, while others wait for it. */
export async function embeddedTemplate(folder: string): Promise<Blob> {
  const path = join(folder, 'template.tar')
  const until = Date.now() + TIMEOUT_MS
  while (!existsSync(path)) {
    if (Date.now() > until) throw new Error('The template database was not made in time')
    if (claim(folder)) await makeEmbeddedTemplate(folder, path)
    else await sleep(50)
  }
  return openAsBlob(path)
}

function claim(folder: string): boolean {
  try {
    writeFileSync(join(folder, 'making'), String(process.pid), { flag: 'wx' })
    return true
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw problem
  }
}

async function makeEmbeddedTemplate(folder: string, path: string): Promise<void> {
  try {
    const db = await openInMemory()
    await fillTemplate(db)
    const dump = await db.dump()
    await db.close()
    writeFileSync(`${path}.part`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${path}.part`, path)
  } catch (problem) {
    // The next file that needs it tries again, and says what went wrong.
    unlinkSync(join(folder, 'making'))
    throw problem
  }
}
