/** The file of a year: the transmittal sheet, then a row for each application that ended in it (12 CFR 1003.5(a)). */
import type { HmdaFile } from './edits/edit.ts'
import { larTexts } from './lar-fields.ts'
import type { LarInput } from './lar-input.ts'
import { larRow } from './lar-row.ts'
import { type Transmittal, tsRow, tsTexts } from './transmittal-sheet.ts'

const SEPARATOR = '|'

/** Rows of the applications whose action was taken in the year, in the order in which they are given. */
export function makeHmdaFile(transmittal: Transmittal, year: number, inputs: readonly LarInput[]): HmdaFile {
  const rows = inputs.filter(({ action }) => action.on.startsWith(`${year}-`)).map(larRow)
  return { year, sheet: tsRow(transmittal, year, rows.length), rows }
}

/** As it is sent: fields apart by a bar, each row on its line. Nothing that a person wrote can be taken for a bar or for the end of a line. */
export const hmdaFileText = ({ sheet, rows }: HmdaFile): string =>
  [tsTexts(sheet), ...rows.map(larTexts)]
    .map((texts) => texts.map((text) => text.replace(/[|\r\n]+/g, ' ')).join(SEPARATOR))
    .map((line) => `${line}\n`)
    .join('')
