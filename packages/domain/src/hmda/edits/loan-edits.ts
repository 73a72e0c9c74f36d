/** V608 to V627: the identifier, the dates, the loan, and where the home is. */
import { isUli, isUliShaped } from '../../policy/uli.ts'
import { isLocalDate } from '../../values/local-date.ts'
import { all, must, type RowEdit, row, together, when } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { STATE_FIPS } from './state-fips.ts'

/** YYYYMMDD of a day that the calendar has. */
const isDay = (text: string): boolean => /^\d{8}$/.test(text) && isLocalDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)

const isState = (text: string): boolean => Object.hasOwn(STATE_FIPS, text)

/** Only judged where both are known. */
const countyInState = row('The county must lie in the state.', ['state', 'county'], ({ state, county }) =>
  state === 'NA' || !/^\d{5}$/.test(county) ? true : STATE_FIPS[state] === county.slice(0, 2),
)

export const LOAN_EDITS = {
  V600: row('The LEI must be 20 letters and digits.', ['lei'], ({ lei }) => /^[0-9A-Za-z]{20}$/.test(lei)),
  // A lender who reports no identifier with an LEI in it reports a short one: those are told apart by their length.
  'V608-1': row(
    'A universal loan identifier must be 23 to 45 letters and digits.',
    ['uli'],
    ({ uli }) => uli.length < 23 || isUliShaped(uli),
  ),
  'V608-2': row(
    'An identifier without an LEI must be 1 to 22 letters and digits, and not NA, Exempt, or 1111.',
    ['uli'],
    ({ uli }) => uli.length >= 23 || (/^[0-9A-Za-z]{1,22}$/.test(uli) && !['NA', 'Exempt', '1111'].includes(uli)),
  ),
  V609: row('The check digits of the identifier must be right.', ['uli'], ({ uli }) => uli.length < 23 || isUli(uli)),
  'V610-1': row('Application date must be a day as YYYYMMDD, or NA.', ['applicationDate'], ({ applicationDate }) =>
    applicationDate === 'NA' ? true : isDay(applicationDate),
  ),
  'V610-2': together({ actionTaken: '6' }, { applicationDate: 'NA' }),
  V611: must({ loanType: '1 2 3 4' }),
  'V612-1': must({ loanPurpose: '1 2 31 32 4 5' }),
  'V612-2': when({ preapproval: '1' }, { loanPurpose: '1' }),
  'V613-1': must({ preapproval: '1 2' }),
  'V613-2': when({ actionTaken: '7 8' }, { preapproval: '1' }),
  'V613-3': when({ actionTaken: '3 4 5 6' }, { preapproval: '2' }),
  'V613-4': when({ preapproval: '1' }, { actionTaken: '1 2 7 8' }),
  'V614-1': when({ loanPurpose: '2 4 31 32 5' }, { preapproval: '2' }),
  'V614-2': when({ affordableUnits: 'NUMBER' }, { preapproval: '2' }),
  'V614-3': when({ reverse: '1' }, { preapproval: '2' }),
  'V614-4': when({ openEnd: '1' }, { preapproval: '2' }),
  'V615-1': must({ constructionMethod: '1 2' }),
  'V615-2': when({ manufacturedLand: '1 2 3 4' }, { constructionMethod: '2' }),
  'V615-3': when({ manufacturedType: '1 2' }, { constructionMethod: '2' }),
  V616: must({ occupancy: '1 2 3' }),
  V617: must({ loanAmount: 'NOT_NEGATIVE' }),
  V618: must({ actionTaken: '1 2 3 4 5 6 7 8' }),
  'V619-1': row('Action taken date must be a day as YYYYMMDD.', ['actionDate'], ({ actionDate }) => isDay(actionDate)),
  'V619-2': row('Action taken date must be in the year of the file.', ['actionDate'], ({ actionDate }, { sheet }) =>
    actionDate.startsWith(sheet.year),
  ),
  'V619-3': row(
    'Action taken date must not be before the application date.',
    ['applicationDate', 'actionTaken', 'actionDate'],
    ({ applicationDate, actionTaken, actionDate }) =>
      actionTaken === '6' || !isDay(applicationDate) || !isDay(actionDate) || actionDate >= applicationDate,
  ),
  V620: must({ street: 'TEXT' }),
  V621: must({ city: 'TEXT' }),
  V622: row(
    'Where a street address is given, city, state, and ZIP Code must be given too.',
    ['street', 'city', 'state', 'zip'],
    ({ street, city, state, zip }) => ['NA', 'Exempt'].includes(street) || ![city, state, zip].some((text) => text === '' || text === 'NA'),
  ),
  V623: row('State must be two letters of a state, or NA.', ['state'], ({ state }) => state === 'NA' || isState(state)),
  V624: row('ZIP Code must be 12345, 12345-1010, Exempt, or NA.', ['zip'], ({ zip }) => /^(\d{5}(-\d{4})?|Exempt|NA)$/.test(zip)),
  'V625-1': row('Census tract must be eleven digits, or NA.', ['tract'], ({ tract }) => /^(\d{11}|NA)$/.test(tract)),
  V626: row('County must be five digits, or NA.', ['county'], ({ county }) => /^(\d{5}|NA)$/.test(county)),
  V627: row('The first five digits of the census tract must be the county.', ['county', 'tract'], ({ county, tract }) =>
    county === 'NA' || tract === 'NA' ? true : tract.slice(0, 5) === county,
  ),
  V716: countyInState,
  Q604: countyInState,
  V709: row(
    'Where one of street address, city, and ZIP Code is Exempt, all three must be.',
    ['street', 'city', 'zip'],
    ({ street, city, zip }) => new Set([street, city, zip].map((text) => text === 'Exempt')).size === 1,
  ),
  V707: must({ openEnd: '1111 1 2' }),
  V706: must({ reverse: '1111 1 2' }),
  V708: must({ business: '1111 1 2' }),
  'V693-1': must({ submission: '1111 1 2 3' }),
  'V693-2': when({ actionTaken: '6' }, { submission: '1111 3' }),
  'V693-3': when({ submission: '3' }, { actionTaken: '6' }),
  'V694-1': must({ payableTo: '1111 1 2 3' }),
  'V694-2': when({ actionTaken: '6' }, { payableTo: '1111 3' }),
  'V694-3': when({ actionTaken: '1' }, { payableTo: '1111 1 2' }),
  V714: all(when({ submission: '1111' }, { payableTo: '1111' }), when({ payableTo: '1111' }, { submission: '1111' })),
  'V695-1': must({ nmlsrId: 'WHOLE NA Exempt' }),
  'V695-2': row('NMLSR identifier must not be zeros alone.', ['nmlsrId'], ({ nmlsrId }) => !/^0+$/.test(nmlsrId)),
  'V695-3': row(
    'NMLSR identifier must be four to seven digits and at most 3000000.',
    ['nmlsrId'],
    ({ nmlsrId }) => ['NA', 'Exempt'].includes(nmlsrId) || (/^\d{4,7}$/.test(nmlsrId) && Number(nmlsrId) <= 3_000_000),
  ),
} satisfies Partial<Record<EditNumber, RowEdit>>
