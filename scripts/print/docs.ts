/** `npm run docs`: writes the tables that the code fills into the documentation, and the record of stored shapes; `npm run check` fails when they are stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freshDocs } from './docs-tables.ts'
import { writeStoredShapes } from './stored-shapes.ts'

const { values } = parseArgs({ options: { 'same-shape': { type: 'string', multiple: true, default: [] } } })

try {
  if (writeStoredShapes(new Set(values['same-shape']))) console.log('wrote packages/domain/src/flow/stored-shapes.json')
} catch (problem) {
  console.error((problem as Error).message)
  process.exitCode = 1
}

for (const [file, text] of freshDocs()) {
  const path = new URL(`../../${file}`, import.meta.url)
  if (readFileSync(path, 'utf8') === text) continue
  writeFileSync(path, text)
  console.log(`wrote ${file}`)
}
