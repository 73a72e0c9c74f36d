/** `npm run docs`: writes the tables that the code fills into the documentation; `npm run check` fails when they are stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { freshDocs } from './docs-tables.ts'

for (const [file, text] of freshDocs()) {
  const path = new URL(`../../${file}`, import.meta.url)
  if (readFileSync(path, 'utf8') === text) continue
  writeFileSync(path, text)
  console.log(`wrote ${file}`)
}
