import { fileURLToPath } from 'node:url'
import { calibrate } from './calibrate-grid.ts'
import * as market from './market-2026.data.ts'

export const TABLE_FILE = fileURLToPath(new URL('../../packages/domain/src/underwriting/tables/pricing/2026-12.ts', import.meta.url))

/** The bands of the grid, the floor of the specification [pricing/tables], and steps of an eighth, as lenders quote margins. */
export const SHAPE = {
  scoresFrom: [640, 660, 680, 700, 720, 740, 760, 780, 800],
  cltvUpToBps: [5000, 6000, 6500, 7000, 7500, 8000, 8500],
  floor: 7.6,
  step: 0.125,
} as const

/** An eighth less in first position; three quarters more in third, as before. */
const BESIDE_SECOND = { 1: -0.125, 3: 0.75 } as const

const START = '  // calibrated: made by "npm run calibrate -- --write"\n'
const END = '  // end of calibrated\n'

/** The file of the table with what the inputs give between its marks. */
export function calibratedTable(file: string): string {
  const { margin, cells } = calibrate(market, SHAPE)
  const at = (points: number) => (Number(margin) + points).toFixed(3)
  const made = [
    `  marginByPosition: { 1: '${at(BESIDE_SECOND[1])}', 2: '${margin}', 3: '${at(BESIDE_SECOND[3])}' },`,
    '  grid: {',
    `    scoresFrom: [${SHAPE.scoresFrom.join(', ')}],`,
    `    cltvUpToBps: [${SHAPE.cltvUpToBps.join(', ')}],`,
    '    cells: [',
    ...cells.map((row) => `      [${row.map((cell) => `'${cell}'`).join(', ')}],`),
    '    ],',
    '  },',
    '',
  ]
  const [head, rest] = file.split(START)
  const tail = rest?.split(END)[1]
  if (head === undefined || tail === undefined) throw new Error(`The marks of the calibrated part are missing in ${TABLE_FILE}`)
  return `${head}${START}${made.join('\n')}${END}${tail}`
}
