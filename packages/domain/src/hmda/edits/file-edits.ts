/** Edits of the rows together: what is repeated, and shares that are rare. */
import type { LarRow } from '../lar-fields.ts'
import { larTexts } from '../lar-fields.ts'
import { type FileEdit, file, type RowEdit, row } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { claimsExemption } from './quality-edits.ts'

const count = (rows: readonly LarRow[], is: (given: LarRow) => boolean): number => rows.filter(is).length
/** At most a share of the rows. */
const atMost = (says: string, percent: number, is: (given: LarRow) => boolean): FileEdit =>
  file(says, ({ rows }) => count(rows, is) * 100 <= rows.length * percent)

const HUD = '7'

export const FILE_EDITS = {
  S300: file(
    'The first row must begin with 1, all others with 2.',
    ({ sheet, rows }) => sheet.recordId === '1' && rows.every(({ recordId }) => recordId === '2'),
  ),
  S301: row('The LEI must be that of the transmittal sheet.', ['lei'], ({ lei }, { sheet }) => lei === sheet.lei),
  S305: file('No row may be reported twice.', ({ rows }) => new Set(rows.map((given) => larTexts(given).join('|'))).size === rows.length),
  S306: row(
    'The identifier of an originated loan may be reported only once.',
    ['uli', 'actionTaken'],
    ({ uli, actionTaken }, { rows }) => actionTaken !== '1' || count(rows, (other) => other.actionTaken === '1' && other.uli === uli) < 2,
  ),
  Q600: row('An identifier is generally reported once.', ['uli'], ({ uli }, { rows }) => count(rows, (other) => other.uli === uli) < 2),
  Q634: file('Of more than 25 originated home purchase loans at most 95% of such applications are originated.', ({ rows }) => {
    const made = count(rows, ({ actionTaken, loanPurpose }) => actionTaken === '1' && loanPurpose === '1')
    return made <= 25 || made * 100 <= count(rows, ({ loanPurpose }) => loanPurpose === '1') * 95
  }),
  Q635: atMost('At most 15% of the rows are approved and not accepted.', 15, ({ actionTaken }) => actionTaken === '2'),
  Q636: atMost('At most 30% of the rows are withdrawn.', 30, ({ actionTaken }) => actionTaken === '4'),
  Q637: atMost('At most 15% of the rows are closed for incompleteness.', 15, ({ actionTaken }) => actionTaken === '5'),
  Q638: file('At least 20% of the rows are originated.', ({ rows }) => {
    const all = count(rows, ({ actionTaken }) => ['1', '2', '3', '4', '5', '6'].includes(actionTaken))
    return count(rows, ({ actionTaken }) => actionTaken === '1') * 100 >= all * 20
  }),
  Q639: file('Of more than 1,000 preapprovals at least one is denied.', ({ rows }) => {
    const requested = count(rows, ({ preapproval }) => preapproval === '1')
    return requested <= 1000 || rows.some(({ actionTaken }) => actionTaken === '7')
  }),
  Q640: atMost(
    'At most 20% of the rows have an income of less than $10,000.',
    20,
    ({ income }) => /^-?\d+$/.test(income) && Number(income) < 10,
  ),
  Q646: file('An exemption is claimed: the lender must be eligible for it.', ({ rows }) => !rows.some(claimsExemption)),
  Q647: file('A lender under HUD generally claims no exemption.', ({ sheet, rows }) => sheet.agency !== HUD || !rows.some(claimsExemption)),
} satisfies Partial<Record<EditNumber, FileEdit | RowEdit>>
