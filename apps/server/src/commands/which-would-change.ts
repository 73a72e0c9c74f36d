/** `npm run which-would-change -- <file.json>`: the open applications that changed tables would decide or price otherwise. Changes nothing. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { TableChangeBody } from '@hearthline/contract'
import { formatMoneyExact, formatPercent } from '@hearthline/domain'
import { Problem } from '../usecases/problem.ts'
import { comparePage } from '../usecases/table-change/compare-table-change.ts'
import { type ChangedTables, type GivenTables, readChangedTables } from '../usecases/table-change/read-changed-tables.ts'
import { CommandRefused, runCommand, type Usage } from './run-command.ts'

const USAGE: Usage = {
  name: 'which-would-change',
  takes: {
    shown: '<file.json>',
    isOne: (text) => text.endsWith('.json') && existsSync(text),
    ask: 'Name a JSON file with the changed table under "guideline", under "pricing", or both. The console shows the tables in force to copy.',
  },
  does: 'Lists the open applications that changed tables would decide or price otherwise, before and after. Changes nothing.',
}

async function tablesIn(file: string): Promise<ChangedTables> {
  let given: GivenTables
  try {
    given = JSON.parse(await readFile(file, 'utf8')) as GivenTables
  } catch (problem) {
    throw new CommandRefused(`${file} is not JSON: ${(problem as Error).message}`)
  }
  try {
    const changed = readChangedTables(typeof given === 'object' && given !== null ? given : {})
    if (changed.guideline === undefined && changed.pricing === undefined) throw new CommandRefused(USAGE.takes!.ask)
    return changed
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    throw new CommandRefused(
      `The table was refused:\n${(problem.fields ?? []).map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`,
    )
  }
}

const shown = ({ outcome, maximumLineCents, bestRate }: TableChangeBody['rows'][number]['before']): string =>
  bestRate === null ? outcome : `${outcome} ${formatMoneyExact(maximumLineCents)} from ${formatPercent(bestRate)}`

await runCommand(USAGE, async ({ db, brands, argument, now, say }) => {
  const changed = await tablesIn(argument)
  const total = { changed: 0, compared: 0, undecided: 0, notReproduced: 0 }
  let after: string | undefined
  do {
    const page: TableChangeBody = await comparePage({ db, brands, now, by: 'command', changed, after })
    for (const row of page.rows) say(`${row.loanNumber}  ${row.organizationCode}  ${row.step}: ${shown(row.before)} -> ${shown(row.after)}`)
    for (const loanNumber of page.notReproduced)
      say(`${loanNumber}: not compared, its stored decision is not what its own tables answer now`)
    total.changed += page.rows.length
    total.compared += page.compared
    total.undecided += page.undecided
    total.notReproduced += page.notReproduced.length
    after = page.next ?? undefined
  } while (after !== undefined)
  say(
    `${total.changed} of ${total.compared} decided open applications would change. ${total.undecided} have no decision yet; ${total.notReproduced} could not be compared.`,
  )
  return 0
})
