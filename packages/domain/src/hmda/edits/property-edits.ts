/** V684 to V705, V713 and V715: features that do not amortize, the property, and automated underwriting systems. */
import type { LarField } from '../lar-fields.ts'
import { matches, must, type RowEdit, row, when } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { APPLICANT_NO_PERSON, CO_APPLICANT_NO_PERSON, NO_CO_APPLICANT } from './people-edits.ts'

const NA = 'NA Exempt'
const FEATURES: readonly LarField[] = ['balloon', 'interestOnly', 'negativeAmortization', 'otherNonAmortizing']
export const AUS: readonly LarField[] = ['aus1', 'aus2', 'aus3', 'aus4', 'aus5']
export const AUS_RESULTS: readonly LarField[] = ['ausResult1', 'ausResult2', 'ausResult3', 'ausResult4', 'ausResult5']
const RESULTS = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24'
const LATER_BLANK = {
  ...{ aus2: 'BLANK', aus3: 'BLANK', aus4: 'BLANK', aus5: 'BLANK' },
  ...{ ausResult2: 'BLANK', ausResult3: 'BLANK', ausResult4: 'BLANK', ausResult5: 'BLANK' },
}
const NO_SYSTEM = { aus1: '1111 6', ausResult1: '1111 17' }
const patternOf = (fields: readonly LarField[], allowed: string) => Object.fromEntries(fields.map((field) => [field, allowed]))

/** Of each system that has one code its result has one of these. */
export const resultsOf = (code: string, results: string): RowEdit =>
  row(
    `Where an automated underwriting system is ${code}, its result must be one of ${results.replaceAll(' ', ', ')}.`,
    [...AUS, ...AUS_RESULTS],
    (given) => AUS.every((field, at) => given[field] !== code || matches(given[AUS_RESULTS[at]!], results)),
  )

const textBeside = (fields: readonly LarField[], text: LarField, code: string): readonly [RowEdit, RowEdit] => [
  row(`Where a code of ${code} is reported, its free text must be filled in.`, [...fields, text], (given) =>
    fields.some((field) => given[field] === code) ? given[text] !== '' : true,
  ),
  row(`The free text stands only beside a code of ${code}.`, [...fields, text], (given) =>
    given[text] === '' ? true : fields.some((field) => given[field] === code),
  ),
]
const [systemNamed, systemAlone] = textBeside(AUS, 'ausText', '5')
const [resultNamed, resultAlone] = textBeside(AUS_RESULTS, 'ausResultText', '16')

export const PROPERTY_EDITS = {
  V684: must({ balloon: '1111 1 2' }),
  V685: must({ interestOnly: '1111 1 2' }),
  V686: must({ negativeAmortization: '1111 1 2' }),
  V687: must({ otherNonAmortizing: '1111 1 2' }),
  V715: row(
    'Where one of the features that do not amortize is 1111, all four must be.',
    FEATURES,
    (given) => new Set(FEATURES.map((field) => given[field] === '1111')).size === 1,
  ),
  'V688-1': must({ propertyValue: `POSITIVE ${NA}` }),
  'V688-2': when({ actionTaken: '4 5' }, { propertyValue: NA }),
  'V689-1': must({ manufacturedType: '1111 1 2 3' }),
  'V689-2': when({ affordableUnits: 'NUMBER' }, { manufacturedType: '1111 3' }),
  'V689-3': when({ constructionMethod: '1' }, { manufacturedType: '1111 3' }),
  'V690-1': must({ manufacturedLand: '1111 1 2 3 4 5' }),
  'V690-2': when({ affordableUnits: 'NUMBER' }, { manufacturedLand: '1111 5' }),
  'V690-3': when({ constructionMethod: '1' }, { manufacturedLand: '1111 5' }),
  V691: must({ units: 'POSITIVE_WHOLE' }),
  'V692-1': must({ affordableUnits: `WHOLE ${NA}` }),
  'V692-2': row('With fewer than five units, affordable units must be NA or Exempt.', ['units', 'affordableUnits'], (given) =>
    /^\d+$/.test(given.units) && Number(given.units) < 5 ? matches(given.affordableUnits, NA) : true,
  ),
  'V692-3': row('Affordable units are at most all units.', ['units', 'affordableUnits'], (given) =>
    /^\d+$/.test(given.units) && Number(given.units) >= 5 && !matches(given.affordableUnits, NA)
      ? Number(given.affordableUnits) <= Number(given.units)
      : true,
  ),
  'V696-1': must({ aus1: '1111 1 2 3 4 5 6 7', ...patternOf(AUS.slice(1), '1 2 3 4 5 7 BLANK') }),
  'V696-2': must({ ausResult1: `1111 17 ${RESULTS}`, ...patternOf(AUS_RESULTS.slice(1), `${RESULTS} BLANK`) }),
  'V696-3': row(
    'As many results as automated underwriting systems are reported.',
    [...AUS, ...AUS_RESULTS],
    (given) => AUS.filter((field) => given[field] !== '').length === AUS_RESULTS.filter((field) => given[field] !== '').length,
  ),
  V699: resultsOf('5', RESULTS),
  'V700-1': when({ aus1: '6' }, { ausResult1: '17', ...LATER_BLANK }),
  'V700-2': when({ ausResult1: '17' }, { aus1: '6', ...LATER_BLANK }),
  V701: row('Without an automated underwriting system there is no result of it.', [...AUS.slice(1), ...AUS_RESULTS.slice(1)], (given) =>
    AUS.every((field, at) => at === 0 || given[field] !== '' || given[AUS_RESULTS[at]!] === ''),
  ),
  'V702-1': systemNamed,
  'V702-2': systemAlone,
  'V703-1': resultNamed,
  'V703-2': resultAlone,
  'V704-1': when({ actionTaken: '6' }, { aus1: '1111 6' }),
  'V704-2': when({ actionTaken: '6' }, { ausResult1: '1111 17' }),
  'V705-1': when({ ...APPLICANT_NO_PERSON, ...NO_CO_APPLICANT }, NO_SYSTEM),
  'V705-2': when({ ...APPLICANT_NO_PERSON, ...CO_APPLICANT_NO_PERSON }, NO_SYSTEM),
  V713: row(
    'Where the first automated underwriting system or its result is 1111, both must be, and all others blank.',
    [...AUS, 'ausText', ...AUS_RESULTS, 'ausResultText'],
    (given) => {
      if (given.aus1 !== '1111' && given.ausResult1 !== '1111') return true
      const others = [...AUS.slice(1), ...AUS_RESULTS.slice(1), 'ausText', 'ausResultText'] as const
      return given.aus1 === given.ausResult1 && others.every((field) => given[field] === '')
    },
  ),
} satisfies Partial<Record<EditNumber, RowEdit>>
