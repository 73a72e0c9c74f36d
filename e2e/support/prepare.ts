/** Before the first journey: the data folder that every product of this run is started from, and one for what they compile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED, PREPARED, prepareFolder } from './product.ts'

export default async function prepare(): Promise<() => void> {
  const compiled = mkdtempSync(join(tmpdir(), 'hearthline-compiled-'))
  process.env[COMPILED] = compiled
  const folder = await prepareFolder()
  process.env[PREPARED] = folder
  return () => {
    for (const own of [folder, compiled]) rmSync(own, { recursive: true, force: true })
  }
}
