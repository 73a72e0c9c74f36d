/** The table as the terminal shows it. */
import { COLUMNS, linesOf, notesOf } from './figure-words.ts'
import type { Written } from './write-figures.ts'

export function printTable({ outcomes, machine, quick, at }: Written): string {
  const lines = [COLUMNS as readonly string[], ...linesOf(outcomes)]
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)))
  const drawn = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  drawn.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '))
  const notes = notesOf(outcomes)
  return [
    '',
    ...drawn,
    '',
    ...notes.map((note) => `  ${note}`),
    `${at.slice(0, 10)}, ${machine.cores} cores, ${machine.processor}, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.platform}${quick ? '. Quick run: the figures are only a hint.' : ''}`,
  ].join('\n')
}
