/** Runs the official edits over a file before anyone sends it. */
import { type LarField, larFieldTitle } from '../lar-fields.ts'
import { TS_FIELDS } from '../transmittal-sheet.ts'
import type { HmdaFile } from './edit.ts'
import { EDIT_NUMBERS, type EditNumber } from './edit-numbers.ts'
import { EDITS } from './edits.ts'

/** SYNTACTICAL and VALIDITY stop a file; QUALITY asks a person whether it is so. */
export type EditKind = 'SYNTACTICAL' | 'VALIDITY' | 'QUALITY'

export const editKind = (number: EditNumber): EditKind =>
  number.startsWith('S') ? 'SYNTACTICAL' : number.startsWith('V') ? 'VALIDITY' : 'QUALITY'

export interface EditFailure {
  readonly edit: EditNumber
  readonly kind: EditKind
  readonly says: string
  /** from 1; absent where it is the sheet or the whole file */
  readonly row?: number
  /** what the edit looks at, with what stands there */
  readonly values: readonly { readonly field: string; readonly value: string }[]
}

/** Fields whose content is not shown with an edit: who someone is stays in the file. */
const isDemographic = (field: LarField): boolean => /^(co)?(ethnicity|race|sex)/i.test(field)
export const HIDDEN = '•••'

const sheetTitle = (field: string): string => TS_FIELDS.find(([name]) => name === field)![1]

/** Everything that does not hold, by row and then in the order of the official list; rows are numbered from 1. */
export function runEdits(file: HmdaFile): readonly EditFailure[] {
  const failures: EditFailure[] = []
  for (const number of EDIT_NUMBERS) {
    const edit = EDITS[number]
    const found = { edit: number, kind: editKind(number), says: edit.says }
    if (edit.of === 'FILE' && !edit.holds(file)) failures.push({ ...found, values: [] })
    if (edit.of === 'SHEET' && !edit.holds(file.sheet, file)) {
      failures.push({ ...found, values: edit.fields.map((field) => ({ field: sheetTitle(field), value: file.sheet[field] })) })
    }
    if (edit.of !== 'ROW') continue
    for (const [index, row] of file.rows.entries()) {
      if (edit.holds(row, file)) continue
      const values = edit.fields.map((field) => ({
        field: larFieldTitle(field),
        value: isDemographic(field) && row[field] !== '' ? HIDDEN : row[field],
      }))
      failures.push({ ...found, row: index + 1, values })
    }
  }
  return failures.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
}

/** How much of the official list is run here. */
export function editCoverage(): { readonly official: number; readonly run: number; readonly notRun: readonly EditNumber[] } {
  const left = EDIT_NUMBERS.filter((number) => EDITS[number].of === 'NOTHING')
  return { official: EDIT_NUMBERS.length, run: EDIT_NUMBERS.length - left.length, notRun: left }
}
