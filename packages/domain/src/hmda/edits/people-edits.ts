/** V628 to V655 and V721: ethnicity, race, sex, age, and income. The applicant's and the co-applicant's are the same but for one code. */
import type { LarField, LarRow } from '../lar-fields.ts'
import { all, matches, must, type Pattern, type RowEdit, row, together, when } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'

interface Question {
  /** the five boxes */
  readonly boxes: readonly [LarField, LarField, LarField, LarField, LarField]
  readonly texts: readonly LarField[]
  readonly observed: LarField
  /** what may be chosen; the groups alone, which may be observed; and what stands alone: not provided, not applicable, no co-applicant */
  readonly codes: string
  readonly groups: string
  readonly notProvided: string
  readonly notApplicable: string
  /** a co-applicant's only */
  readonly nobody: string | undefined
}

const five = (name: 'ethnicity' | 'coEthnicity' | 'race' | 'coRace'): Question['boxes'] => [
  `${name}1`,
  `${name}2`,
  `${name}3`,
  `${name}4`,
  `${name}5`,
]
const ETHNICITY = { codes: '1 11 12 13 14 2', groups: '1 2', notProvided: '3', notApplicable: '4' }
const RACE = { codes: '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5', groups: '1 2 3 4 5', notProvided: '6', notApplicable: '7' }

const ethnicity: Question = {
  ...ETHNICITY,
  boxes: five('ethnicity'),
  texts: ['ethnicityText'],
  observed: 'ethnicityObserved',
  nobody: undefined,
}
const coEthnicity: Question = {
  ...ETHNICITY,
  boxes: five('coEthnicity'),
  texts: ['coEthnicityText'],
  observed: 'coEthnicityObserved',
  nobody: '5',
}
const race: Question = {
  ...RACE,
  boxes: five('race'),
  texts: ['raceTribe', 'raceAsian', 'racePacific'],
  observed: 'raceObserved',
  nobody: undefined,
}
const coRace: Question = {
  ...RACE,
  boxes: five('coRace'),
  texts: ['coRaceTribe', 'coRaceAsian', 'coRacePacific'],
  observed: 'coRaceObserved',
  nobody: '8',
}

const alone = ({ notProvided, notApplicable, nobody }: Question): string => [notProvided, notApplicable, nobody].filter(Boolean).join(' ')
const isWritten = ({ texts }: Question, given: LarRow): boolean => texts.some((field) => given[field] !== '')
/** The first box is blank only where something is written in. */
const orWritten = (question: Question, given: LarRow): boolean => given[question.boxes[0]] === '' && isWritten(question, given)

/** The first is chosen, or declined, or written in. */
const first = (question: Question): RowEdit => {
  const inner = must({ [question.boxes[0]]: `${question.codes} ${alone(question)}` })
  return {
    ...inner,
    says: `${inner.says} It may be blank where a free text is given.`,
    fields: [...inner.fields, ...question.texts],
    holds: (given, file) => inner.holds(given, file) || orWritten(question, given),
  }
}
const others = ({ boxes, codes }: Question): RowEdit => must(Object.fromEntries(boxes.slice(1).map((box) => [box, `${codes} BLANK`])))
const each = ({ boxes }: Question): RowEdit =>
  row('Each code may be reported only once.', boxes, (given) => {
    const codes = boxes.map((box) => given[box]).filter((code) => code !== '')
    return new Set(codes).size === codes.length
  })
const blankAfter = (question: Question): RowEdit =>
  when({ [question.boxes[0]]: alone(question) }, Object.fromEntries(question.boxes.slice(1).map((box) => [box, 'BLANK'])))
const how = ({ observed, nobody }: Question): RowEdit => must({ [observed]: nobody ? '1 2 3 4' : '1 2 3' })
/** What was noted by looking at someone is a group, never a sub-category. */
const ethnicityObserved = ({ boxes, observed, groups }: Question): RowEdit =>
  when(
    { [observed]: '1' },
    { [boxes[0]]: groups, [boxes[1]]: `${groups} BLANK`, [boxes[2]]: 'BLANK', [boxes[3]]: 'BLANK', [boxes[4]]: 'BLANK' },
  )
const raceObserved = ({ boxes, observed, groups }: Question): RowEdit =>
  when({ [observed]: '1' }, { [boxes[0]]: groups, ...Object.fromEntries(boxes.slice(1).map((box) => [box, `${groups} BLANK`])) })
const othersGiven = ({ boxes, observed, codes }: Question): RowEdit =>
  when({ [observed]: '2' }, Object.fromEntries(boxes.slice(1).map((box) => [box, `${codes} BLANK`])))
/** What the applicant gave, or declined to. */
const given = (question: Question): RowEdit => {
  const inner = when({ [question.observed]: '2' }, { [question.boxes[0]]: `${question.codes} ${question.notProvided}` })
  return { ...inner, holds: (answers, file) => inner.holds(answers, file) || orWritten(question, answers) }
}
const notAPerson = ({ boxes, observed, notApplicable }: Question): RowEdit => when({ [boxes[0]]: notApplicable }, { [observed]: '3' })
const noOne = ({ boxes, observed, nobody }: Question): RowEdit => together({ [boxes[0]]: nobody! }, { [observed]: '4' })

/** Neither the one nor the other is a natural person: a trust or a company. */
export const APPLICANT_NO_PERSON: Pattern = { ethnicity1: '4', race1: '7', sex: '4' }
export const CO_APPLICANT_NO_PERSON: Pattern = { coEthnicity1: '4', coRace1: '7', coSex: '4' }
export const NO_CO_APPLICANT: Pattern = { coEthnicity1: '5', coRace1: '8', coSex: '5' }
const NOT_PURCHASED: Pattern = { actionTaken: '1 2 3 4 5 7 8' }

const age = (field: 'age' | 'coAge', notAnAge: string): RowEdit =>
  row(`An age must be an age, and cannot be ${notAnAge.replace(' ', ' or ')}.`, [field], (answers) => !matches(answers[field], notAnAge))

export const PEOPLE_EDITS = {
  'V628-1': first(ethnicity),
  'V628-2': others(ethnicity),
  'V628-3': each(ethnicity),
  'V628-4': blankAfter(ethnicity),
  'V629-1': how(ethnicity),
  'V629-2': ethnicityObserved(ethnicity),
  'V629-3': given(ethnicity),
  V630: notAPerson(ethnicity),
  'V631-1': first(coEthnicity),
  'V631-2': others(coEthnicity),
  'V631-3': each(coEthnicity),
  'V631-4': blankAfter(coEthnicity),
  'V632-1': how(coEthnicity),
  'V632-2': ethnicityObserved(coEthnicity),
  'V632-3': given(coEthnicity),
  V633: notAPerson(coEthnicity),
  V634: noOne(coEthnicity),
  'V635-1': first(race),
  'V635-2': others(race),
  'V635-3': each(race),
  'V635-4': blankAfter(race),
  'V636-1': how(race),
  'V636-2': raceObserved(race),
  'V636-3': all(given(race), othersGiven(race)),
  V637: notAPerson(race),
  'V638-1': first(coRace),
  'V638-2': others(coRace),
  'V638-3': each(coRace),
  'V638-4': blankAfter(coRace),
  'V639-1': how(coRace),
  'V639-2': raceObserved(coRace),
  'V639-3': all(given(coRace), othersGiven(coRace)),
  V640: notAPerson(coRace),
  V641: noOne(coRace),
  'V642-1': must({ sex: '1 2 3 4 6' }),
  'V642-2': must({ sexObserved: '1 2 3' }),
  V643: when({ sexObserved: '1' }, { sex: '1 2' }),
  'V644-1': when({ sexObserved: '2' }, { sex: '1 2 3 6' }),
  'V644-2': when({ sex: '6' }, { sexObserved: '2 3' }),
  V645: when({ sex: '4' }, { sexObserved: '3' }),
  'V646-1': must({ coSex: '1 2 3 4 5 6' }),
  'V646-2': must({ coSexObserved: '1 2 3 4' }),
  V647: when({ coSexObserved: '1' }, { coSex: '1 2' }),
  'V648-1': when({ coSexObserved: '2' }, { coSex: '1 2 3 6' }),
  'V648-2': when({ coSex: '6' }, { coSexObserved: '2 3' }),
  V649: when({ coSex: '4' }, { coSexObserved: '3' }),
  V650: together({ coSexObserved: '4' }, { coSex: '5' }),
  'V651-1': must({ age: 'POSITIVE_WHOLE' }),
  'V651-2': when({ ...APPLICANT_NO_PERSON, ...NOT_PURCHASED }, { age: '8888' }),
  'V652-1': must({ coAge: 'POSITIVE_WHOLE' }),
  'V652-2': when({ ...CO_APPLICANT_NO_PERSON, ...NOT_PURCHASED }, { coAge: '8888' }),
  'V654-1': must({ income: 'WHOLE NA' }),
  'V654-2': when({ affordableUnits: 'NUMBER' }, { income: 'NA' }),
  'V655-1': when({ ...APPLICANT_NO_PERSON, ...NOT_PURCHASED }, { income: 'NA' }),
  'V655-2': when({ ...CO_APPLICANT_NO_PERSON, ...NOT_PURCHASED }, { income: 'NA' }),
  'V721-1': age('age', '9999 1111'),
  'V721-2': age('coAge', '1111'),
} satisfies Partial<Record<EditNumber, RowEdit>>
