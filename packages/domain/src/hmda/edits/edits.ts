/** Every official edit by its number: complete by type, each either run here or left to the regulator with the reason why. */
import { CREDIT_EDITS } from './credit-edits.ts'
import { type Edit, type EditNotRun, notRun } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { FILE_EDITS } from './file-edits.ts'
import { LOAN_EDITS } from './loan-edits.ts'
import { PEOPLE_EDITS } from './people-edits.ts'
import { PROPERTY_EDITS } from './property-edits.ts'
import { QUALITY_EDITS } from './quality-edits.ts'
import { SHEET_EDITS } from './sheet-edits.ts'

const LEFT_TO_THE_REGULATOR = {
  S307: notRun('QUARTERLY', 'A file of a quarter has an action taken in that quarter.'),
  'V625-2': notRun('REGULATOR_DATA', 'The census tract must be one that the Census Bureau defines.'),
  Q303: notRun('REGULATOR_DATA', 'Agency, taxpayer number, and LEI must be those registered for the institution.'),
  Q603: notRun('REGULATOR_DATA', 'In a county of more than 30,000 people the census tract is reported.'),
} satisfies Partial<Record<EditNumber, EditNotRun>>

export const EDITS: Readonly<Record<EditNumber, Edit>> = {
  ...LOAN_EDITS,
  ...PEOPLE_EDITS,
  ...CREDIT_EDITS,
  ...PROPERTY_EDITS,
  ...QUALITY_EDITS,
  ...SHEET_EDITS,
  ...FILE_EDITS,
  ...LEFT_TO_THE_REGULATOR,
}
