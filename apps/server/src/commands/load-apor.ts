/** `npm run load-apor -- <file>`: keeps the regulator's table of average prime offer rates, which decisions are tested against. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type AporTable, lenderDay, readAporFile } from '@hearthline/domain'
import { addAporRows } from '../store/repositories/apor.ts'
import { CommandRefused, runCommand, type Usage } from './run-command.ts'

/** The regulator's own names: the rows alone do not tell which table they are of. */
const TABLES: Readonly<Record<string, AporTable>> = { yieldtablefixed: 'FIXED', yieldtableadjustable: 'ADJUSTABLE' }

const tableOf = (file: string): AporTable | undefined =>
  TABLES[
    basename(file)
      .toLowerCase()
      .replace(/\.(txt|csv)$/, '')
  ]

const USAGE: Usage = {
  name: 'load-apor',
  takes: {
    shown: '<YieldTableFixed.txt | YieldTableAdjustable.txt>',
    isOne: (text) => tableOf(text) !== undefined && existsSync(text),
    ask: 'Name the file as the regulator does, YieldTableFixed.txt or YieldTableAdjustable.txt, from https://files.ffiec.cfpb.gov/apor/',
  },
  does: 'Keeps the average prime offer rates of a file. Decisions are tested against the week’s rates once both tables have it.',
}

await runCommand(USAGE, async ({ db, argument, now, say }) => {
  const content = await readFile(argument)
  let rows: ReturnType<typeof readAporFile>
  try {
    rows = readAporFile(content.toString('utf8'), lenderDay(now))
  } catch (problem) {
    throw new CommandRefused(`${(problem as Error).message}. Nothing was kept.`)
  }
  const kind = tableOf(argument)!
  const digest = createHash('sha256').update(content).digest('hex')
  const { added, changed, unchanged } = await addAporRows(db, { kind, rows, source: basename(argument), digest, at: now })
  say(`${kind}: ${added} weeks added, ${changed.length} changed, ${unchanged} as before.`)
  for (const week of changed) say(`The week of ${week} has other rates now. Decisions made before keep theirs.`)
  return 0
})
