/** Edits of the transmittal sheet. */
import { type SheetEdit, sheet } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { STATE_FIPS } from './state-fips.ts'

const isFilled = (text: string): boolean => text.trim() !== ''

export const SHEET_EDITS = {
  S302: sheet('The calendar year must be the year for which the file is made.', ['year'], ({ year }, file) => year === String(file.year)),
  S304: sheet(
    'The total number of entries must be the number of rows.',
    ['entries'],
    ({ entries }, { rows }) => entries === String(rows.length),
  ),
  V601: sheet(
    'The names, the email address, and the office’s street and city must be filled in.',
    ['institution', 'contactName', 'contactEmail', 'contactStreet', 'contactCity'],
    (given) => [given.institution, given.contactName, given.contactEmail, given.contactStreet, given.contactCity].every(isFilled),
  ),
  V602: sheet('The calendar quarter of a file for a year must be 4.', ['quarter'], ({ quarter }) => quarter === '4'),
  V603: sheet(
    'The telephone number must be three, three and four digits with hyphens between them.',
    ['contactPhone'],
    ({ contactPhone }) => /^\d{3}-\d{3}-\d{4}$/.test(contactPhone),
  ),
  V604: sheet('The office’s state must be two letters of a state.', ['contactState'], ({ contactState }) =>
    Object.hasOwn(STATE_FIPS, contactState),
  ),
  V605: sheet('The office’s ZIP Code must be 12345 or 12345-1010.', ['contactZip'], ({ contactZip }) =>
    /^\d{5}(-\d{4})?$/.test(contactZip),
  ),
  V606: sheet('The total number of entries must be above 0.', ['entries'], ({ entries }) => /^[1-9]\d*$/.test(entries)),
  V607: sheet('The taxpayer identification number must be 99-9999999.', ['taxId'], ({ taxId }) => /^\d{2}-\d{7}$/.test(taxId)),
  V717: sheet('The contact person’s email address must be one.', ['contactEmail'], ({ contactEmail }) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail),
  ),
  V718: sheet('The calendar quarter must be 1, 2, 3, or 4.', ['quarter'], ({ quarter }) => /^[1-4]$/.test(quarter)),
  V719: sheet('The institution’s name must have letters.', ['institution'], ({ institution }) => /\p{L}/u.test(institution)),
  'V719-1': sheet('The institution’s name must have letters.', ['institution'], ({ institution }) => /\p{L}/u.test(institution)),
  'V719-2': sheet('The institution’s name must not be its LEI.', ['institution', 'lei'], ({ institution, lei }) => institution !== lei),
} satisfies Partial<Record<EditNumber, SheetEdit>>
