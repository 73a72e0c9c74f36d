/** `npm run load-sanctions -- <SDN.XML>`: keeps an edition of the list that applicants are compared with. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readSdnXml } from '../providers/sanctions/read-sdn-xml.ts'
import { addSanctionsList } from '../store/repositories/sanctions-lists.ts'
import { CommandRefused, runCommand, type Usage } from './run-command.ts'

const USAGE: Usage = {
  name: 'load-sanctions',
  takes: {
    shown: '<SDN.XML>',
    isOne: (text) => /\.xml$/i.test(text) && existsSync(text),
    ask: 'Name the file SDN.XML, from https://sanctionslist.ofac.treas.gov/Home/SdnList',
  },
  does: 'Keeps an edition of the list of specially designated nationals. Applicants are compared with the newest one.',
}

await runCommand(USAGE, async ({ db, argument, now, say }) => {
  const content = await readFile(argument)
  let list: ReturnType<typeof readSdnXml>
  try {
    list = readSdnXml(content.toString('utf8'))
  } catch (problem) {
    throw new CommandRefused(`${(problem as Error).message}. Nothing was kept.`)
  }
  const digest = createHash('sha256').update(content).digest('hex')
  const done = await addSanctionsList(db, { ...list, source: basename(argument), digest, at: now })
  if (typeof done === 'object') throw new CommandRefused(`The list of ${done.newer} is loaded, which is newer. Nothing was kept.`)
  say(done === 'SAME' ? 'This edition is loaded already.' : `The list of ${list.publishedOn} is kept: ${list.people.length} persons.`)
  return 0
})
