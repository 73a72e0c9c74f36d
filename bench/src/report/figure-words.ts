/** A figure as the columns of the table. */
import type { Figure, Quantity } from '../row.ts'
import type { Outcome } from './write-figures.ts'

export const COLUMNS = ['What', 'Product', 'Baseline', 'Ratio', 'Bound', 'Holds'] as const

const inWords = ({ value, unit, of }: Quantity): string => `${number(value)} ${unit}${of ? ` (${of})` : ''}`

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

export const cellsOf = (figure: Figure): readonly string[] => [
  figure.what,
  inWords(figure.product),
  figure.baseline ? inWords(figure.baseline) : '–',
  figure.ratio === undefined ? '–' : figure.ratio.toFixed(2),
  figure.bound,
  figure.holds ? 'yes' : 'no',
]

/** Every line of the table: figures, and rows that could not be measured. */
export const linesOf = (outcomes: readonly Outcome[]): readonly (readonly string[])[] =>
  outcomes.flatMap(({ row, figures, problem }) =>
    problem === undefined ? figures.map(cellsOf) : [[row, `not measured: ${problem}`, '–', '–', '–', '–']],
  )

export const notesOf = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ figures }) => figures.flatMap(({ what, note }) => (note ? [`${what}: ${note}`] : [])))
