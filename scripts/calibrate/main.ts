/**
 * `npm run calibrate` says whether the price table of 2026-12 is what its inputs give; with `-- --write` it writes margin and cells between
 * the marks of the table's file. A table that has been in force is never written again (docs/how-to/change-a-rule.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { calibratedTable, TABLE_FILE } from './calibrated-table.ts'

const before = readFileSync(TABLE_FILE, 'utf8')
const after = calibratedTable(before)
if (before === after) console.log('The price table is what its inputs give.')
else if (process.argv.includes('--write')) {
  writeFileSync(TABLE_FILE, after)
  console.log('The price table was written.')
} else {
  console.error('The price table is not what its inputs give: npm run calibrate -- --write')
  process.exitCode = 1
}
