/** One ordinary home, as the property data provider returns it. */
import type { PropertyRecord } from '../../../facts/property-record.ts'

export const EXAMPLE_PROPERTY_UUID = '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a10'

export const exampleProperty: PropertyRecord = {
  uuid: EXAMPLE_PROPERTY_UUID,
  address: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  county: 'Sacramento',
  parcelNumber: '006-0123-004',
  kind: 'SFR',
  yearBuilt: 1987,
  livingAreaSquareFeet: 1840,
  owners: [{ name: 'Ana Reyes', kind: 'PERSON' }],
  lastTransferOn: '2016-04-01',
  listedForSale: false,
  recordedLiens: [
    { id: 'lien-1', holder: 'First Harbor Bank', kind: 'MORTGAGE', position: 1, originalCents: 24_000_000, recordedOn: '2016-04-01' },
  ],
}
