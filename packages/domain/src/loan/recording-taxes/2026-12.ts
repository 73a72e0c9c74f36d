/** Recording and mortgage taxes of state law 2026-12: the rows of before where one statute sets the rate, and the counties anew. */
import { recordingTaxRows, type TaxRow } from '../recording-tax-rows.ts'
import { marylandTaxes } from './maryland.ts'
import { newYorkTaxes } from './new-york.ts'
import type { RecordingTaxes } from './recording-taxes.ts'

const SINCE = '2019-01-01'

const perHundred = (cents: string, unit: 'fraction' | 'exact') => [{ unitCents: 10_000, perUnitCents: cents, unit }]

/** A city or county may add a third of the state's tax and need not. */
const virginia: TaxRow = {
  state: 'VA',
  from: SINCE,
  parts: perHundred('25', 'fraction'),
  localShare: { numerator: 1, denominator: 3 },
  least: { parts: perHundred('25', 'fraction'), why: 'LOCAL_OPTION' },
  citation: 'Va. Code 58.1-803 (25 cents per $100 or fraction); 58.1-814 and 58.1-3800: a city or county may impose one third of it',
}

const districtOfColumbia: TaxRow = {
  state: 'DC',
  from: SINCE,
  parts: perHundred('145', 'exact'),
  least: { parts: [], why: 'AFFIDAVIT' },
  citation: 'D.C. Code 42-1101 to -1103 by Stewart Title (read 2026-11): 1.45 %, nothing with a security affidavit for a residence',
}

const kept = recordingTaxRows.filter(({ state }) => !['MD', 'NY', 'VA', 'DC'].includes(state))

export const recordingTaxes202612: RecordingTaxes = {
  rows: [...kept, virginia, districtOfColumbia, ...marylandTaxes, ...newYorkTaxes],
  without: [
    {
      states: ['AK', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'ME'],
      checked: true,
      citation: "Stewart Title, real estate practices by state, 'Is there a mortgage tax in your state?' (read 2026-11)",
    },
    {
      // HI, ID and so on: no list of states with such a tax that was read names them, and none says of each that it has none.
      states: 'HI IA ID IL IN KY LA MA MI MO MS MT NC ND NE NH NJ NM NV OH OR PA RI SC SD TX UT VT WA WI WV WY'.split(' '),
      checked: false,
      citation:
        'not checked: named in none of the lists of states with a mortgage tax of Stewart Title, NCSL and SmartAsset (read 2026-11)',
    },
  ],
  ceiling: {
    state: '--',
    from: SINCE,
    parts: [{ unitCents: 10_000_000, perUnitCents: '140000', unit: 'exact' }],
    citation: 'the most that the disclosures name: $1,400 for each $100,000',
  },
}
