/**
 * Measures what the product must hold and prints one table.
 *   npm run bench                    everything
 *   npm run bench -- latency start   some rows
 *   npm run bench -- --quick         smaller numbers: does it work
 *   npm run bench -- --write-docs    also fills in docs/performance.md
 *   npm run bench -- growth --stored 1000000
 * Ends with 1 only where a row could not be measured: a figure past its bound is for people to judge.
 */
import { parseArgs } from 'node:util'
import { printTable } from './report/print-table.ts'
import { writeDocs } from './report/write-docs.ts'
import { type Outcome, writeFigures } from './report/write-figures.ts'
import { brandFolders } from './rows/brand-folders.ts'
import { closingSet } from './rows/closing-set.ts'
import { decision } from './rows/decision.ts'
import { firstScreen } from './rows/first-screen.ts'
import { growth } from './rows/growth.ts'
import { offerLatency } from './rows/offer-latency.ts'
import { startTime } from './rows/start-time.ts'
import { statusPolling } from './rows/status-polling.ts'
import { throughput } from './rows/throughput.ts'
import { twoNodes } from './rows/two-nodes.ts'
import { openWorkbench } from './workbench.ts'

const ROWS = [decision, closingSet, offerLatency, throughput, statusPolling, firstScreen, startTime, brandFolders, growth, twoNodes]

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
    stored: { type: 'string' },
  },
})
const unknown = wanted.filter((name) => !ROWS.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`There is no row named ${unknown.join(', ')}. Rows: ${ROWS.map((row) => row.name).join(', ')}`)
  process.exit(2)
}

const stored = flags.stored === undefined ? undefined : Number(flags.stored)
if (stored !== undefined && !(Number.isInteger(stored) && stored >= 1000)) {
  console.error('--stored takes a whole number of applications, 1000 or more')
  process.exit(2)
}

const bench = openWorkbench(flags.quick, stored)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    bench.log('stopping: putting everything away')
    void bench.putAway().finally(() => process.exit(130))
  })
}

const outcomes: Outcome[] = []
for (const row of ROWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  bench.log(`measuring ${row.name}`)
  try {
    outcomes.push({ row: row.name, figures: await row.measure(bench) })
  } catch (problem) {
    outcomes.push({ row: row.name, figures: [], problem: problem instanceof Error ? problem.message : String(problem) })
  }
}
await bench.putAway()

const written = writeFigures(outcomes, flags.quick)
console.log(printTable(written))
if (flags['write-docs']) {
  if (flags.quick || wanted.length > 0) console.error('docs/performance.md is filled in by a full run of every row only')
  else writeDocs(written)
}
process.exit(outcomes.some(({ problem }) => problem !== undefined) ? 1 : 0)
