/** Before the first journey: the data folder that every product of this run is started from. */
import { rmSync } from 'node:fs'
import { PREPARED, prepareFolder } from './product.ts'

export default async function prepare(): Promise<() => void> {
  const folder = await prepareFolder()
  process.env[PREPARED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
