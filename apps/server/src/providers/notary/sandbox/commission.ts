/** The one notary of the sandbox, commissioned in whichever state a room is of. */
import type { US_STATES } from '@hearthline/domain'
import { drawDigits } from '../../sandbox/draw.ts'

export const NOTARY_NAME = 'Jordan Calloway'

/** A county that is there: most often that of the capital. The parish in Louisiana, the judicial district in Alaska. */
const COUNTIES: Readonly<Record<keyof typeof US_STATES, string>> = {
  AL: 'Montgomery',
  AK: 'First',
  AZ: 'Maricopa',
  AR: 'Pulaski',
  CA: 'Sacramento',
  CO: 'Denver',
  CT: 'Hartford',
  DE: 'Kent',
  DC: 'Washington',
  FL: 'Leon',
  GA: 'Fulton',
  HI: 'Honolulu',
  ID: 'Ada',
  IL: 'Sangamon',
  IN: 'Marion',
  IA: 'Polk',
  KS: 'Shawnee',
  KY: 'Franklin',
  LA: 'East Baton Rouge',
  ME: 'Kennebec',
  MD: 'Anne Arundel',
  MA: 'Suffolk',
  MI: 'Ingham',
  MN: 'Ramsey',
  MS: 'Hinds',
  MO: 'Cole',
  MT: 'Lewis and Clark',
  NE: 'Lancaster',
  NV: 'Clark',
  NH: 'Merrimack',
  NJ: 'Mercer',
  NM: 'Santa Fe',
  NY: 'Albany',
  NC: 'Wake',
  ND: 'Burleigh',
  OH: 'Franklin',
  OK: 'Oklahoma',
  OR: 'Marion',
  PA: 'Dauphin',
  RI: 'Providence',
  SC: 'Richland',
  SD: 'Hughes',
  TN: 'Davidson',
  TX: 'Travis',
  UT: 'Salt Lake',
  VT: 'Washington',
  VA: 'Henrico',
  WA: 'Thurston',
  WV: 'Kanawha',
  WI: 'Dane',
  WY: 'Laramie',
}

export const commissionOf = (state: string) => ({
  notary: NOTARY_NAME,
  commissionNumber: drawDigits(10, 'commission', state),
  commissionExpires: '2030-06-30',
  state,
  county: COUNTIES[state as keyof typeof US_STATES] ?? state,
})
export type Commission = ReturnType<typeof commissionOf>
