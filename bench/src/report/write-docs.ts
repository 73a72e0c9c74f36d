/** Puts the table between the markers of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COLUMNS, linesOf, notesOf } from './figure-words.ts'
import type { Written } from './write-figures.ts'

const FILE = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url))
const BEGIN = '<!-- figures: begin -->'
const END = '<!-- figures: end -->'

const escaped = (cell: string): string => cell.replaceAll('|', '\\|')

/** @throws where the markers are gone */
export function writeDocs({ at, machine, outcomes }: Written): void {
  const text = readFileSync(FILE, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md has no "${BEGIN}" … "${END}"`)
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`
  const notes = notesOf(outcomes)
  const block = [
    BEGIN,
    '',
    `Measured on ${at.slice(0, 10)}: ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node ${machine.node}, ${machine.platform}.`,
    '',
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...linesOf(outcomes).map(line),
    '',
    ...notes.map((note) => `- ${note}`),
    ...(notes.length > 0 ? [''] : []),
  ].join('\n')
  writeFileSync(FILE, text.slice(0, begin) + block + text.slice(end))
}
