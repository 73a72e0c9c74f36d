/** The first row of the file: who files, for which year, and how many rows follow (12 CFR 1003.5(a)(3)). */

/** The lender and whom the regulator asks about the file. */
export interface Transmittal {
  readonly institution: string
  readonly lei: string
  /** 99-9999999 */
  readonly taxId: string
  /** 1 OCC, 2 FRS, 3 FDIC, 5 NCUA, 7 HUD, 9 CFPB */
  readonly agency: number
  readonly contact: {
    readonly name: string
    /** 999-999-9999 */
    readonly phone: string
    readonly email: string
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
  }
}

/** The fifteen fields, in the order of the file. */
export const TS_FIELDS = [
  ['recordId', 'Record identifier'],
  ['institution', 'Financial institution name'],
  ['year', 'Calendar year'],
  ['quarter', 'Calendar quarter'],
  ['contactName', 'Contact person’s name'],
  ['contactPhone', 'Contact person’s telephone number'],
  ['contactEmail', 'Contact person’s email address'],
  ['contactStreet', 'Contact person’s office street address'],
  ['contactCity', 'Contact person’s office city'],
  ['contactState', 'Contact person’s office state'],
  ['contactZip', 'Contact person’s office ZIP Code'],
  ['agency', 'Federal agency'],
  ['entries', 'Total number of entries'],
  ['taxId', 'Federal taxpayer identification number'],
  ['lei', 'Legal Entity Identifier'],
] as const

export type TsField = (typeof TS_FIELDS)[number][0]
export type TsRow = Readonly<Record<TsField, string>>

/** The code of a file for a whole year. */
const WHOLE_YEAR = '4'

export function tsRow({ institution, lei, taxId, agency, contact }: Transmittal, year: number, entries: number): TsRow {
  return {
    recordId: '1',
    institution,
    year: String(year),
    quarter: WHOLE_YEAR,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    contactStreet: contact.street,
    contactCity: contact.city,
    contactState: contact.state,
    contactZip: contact.zip,
    agency: String(agency),
    entries: String(entries),
    taxId,
    lei,
  }
}

export const tsTexts = (row: TsRow): string[] => TS_FIELDS.map(([name]) => row[name])
