/** A brand folder that someone edits while the server runs. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

export interface BrandJson {
  tagline?: string
  hosts: string[]
  lending: { pricing: { marginBps?: number }[] }
  look: { light: { ink: string } }
}

/** Saves a changed brand.json and has the folders read again, as the running server does when it sees one change. */
export async function saveBrand(
  { container }: Pick<TestApp, 'container'>,
  folder: string,
  change: (values: BrandJson) => object,
): Promise<readonly string[]> {
  const file = join(folder, 'brand.json')
  const values = JSON.parse(await readFile(file, 'utf8')) as BrandJson
  await writeFile(file, JSON.stringify({ ...values, ...change(values) }))
  return (await container.brandKeeper.reloadFolders()).told
}
