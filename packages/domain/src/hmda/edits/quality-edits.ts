/** Q601 to Q660 of one row: not wrong, and rare enough to be looked at. */
import { LAR_FIELDS, type LarField, type LarRow } from '../lar-fields.ts'
import { isNumber, matches, type RowEdit, row, when } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { resultsOf } from './property-edits.ts'

const NOT_KNOWN = 'NA Exempt'
const isFigure = (text: string): boolean => isNumber(text)
/** Where every one of the fields is a number, the rest is asked of the numbers. */
const numbers =
  (fields: readonly LarField[], asks: (...values: number[]) => boolean) =>
  (given: LarRow): boolean =>
    fields.every((field) => isFigure(given[field])) ? asks(...fields.map((field) => Number(given[field]))) : true

const figures = (says: string, fields: readonly LarField[], asks: (...values: number[]) => boolean): RowEdit =>
  row(says, fields, numbers(fields, asks))
/** The same of rows with a code in one field. */
const figuresWhere = (
  says: string,
  [field, codes]: readonly [LarField, string],
  of: readonly LarField[],
  asks: (...values: number[]) => boolean,
): RowEdit => row(says, [...of, field], (given) => (matches(given[field], codes) ? numbers(of, asks)(given) : true))

/** Of two amounts that are not zero the first is the larger. */
const above = (says: string, larger: LarField, smaller: LarField): RowEdit =>
  figures(says, [larger, smaller], (one, other) => one === 0 || other === 0 || one > other)

const age = (field: LarField, not: string): RowEdit =>
  row('An age is generally between 18 and 100.', [field], (given) => {
    if (matches(given[field], not) || !isFigure(given[field])) return true
    return Number(given[field]) >= 18 && Number(given[field]) <= 100
  })
const score = (field: LarField, not: string): RowEdit =>
  row('A credit score is generally between 300 and 900.', [field], (given) => {
    if (matches(given[field], not) || !isFigure(given[field])) return true
    return Number(given[field]) >= 300 && Number(given[field]) <= 900
  })

/** Where an exemption is written Exempt, and where 1111; elsewhere none is possible. */
const EXEMPT_IN: readonly LarField[] = [
  ...(['street', 'city', 'zip', 'rateSpread', 'loanCosts', 'pointsAndFees', 'originationCharges', 'discountPoints'] as const),
  ...(['lenderCredits', 'interestRate', 'penaltyTerm', 'dti', 'cltv', 'loanTerm', 'introPeriod', 'propertyValue'] as const),
  ...(['affordableUnits', 'nmlsrId'] as const),
]
const TAKES_1111: readonly LarField[] = [
  ...(['score', 'coScore', 'scoreModel', 'coScoreModel', 'denial1', 'balloon', 'interestOnly', 'negativeAmortization'] as const),
  ...(['otherNonAmortizing', 'manufacturedType', 'manufacturedLand', 'submission', 'payableTo', 'aus1', 'ausResult1'] as const),
  ...(['reverse', 'openEnd', 'business'] as const),
]
/** 1111 may be an amount or an identifier of its own. */
const MAY_BE_1111: readonly LarField[] = ['loanAmount', 'income', 'uli', 'street']
const TAKES_NO_1111 = LAR_FIELDS.map(([field]) => field).filter(
  (field) => !EXEMPT_IN.includes(field) && !TAKES_1111.includes(field) && !MAY_BE_1111.includes(field),
)
const EXEMPTIONS: readonly LarField[] = [...EXEMPT_IN, ...TAKES_1111]
/** Whether a row claims a partial exemption anywhere (12 CFR 1003.3(d)). */
export const claimsExemption = (given: LarRow): boolean =>
  EXEMPTIONS.some((field) => given[field] === (TAKES_1111.includes(field) ? '1111' : 'Exempt'))

const NOT_APPLICABLE_8888: readonly LarField[] = ['age', 'coAge', 'score', 'coScore']
const NO_CO_APPLICANT_9999: readonly LarField[] = ['coAge', 'coScore']
const none = (says: string, fields: readonly LarField[], values: readonly string[]): RowEdit =>
  row(says, fields, (given) => fields.every((field) => !values.includes(given[field])))

const year = (ymd: string): string => `${Number(ymd.slice(0, 4)) + 2}${ymd.slice(4)}`
const street = (says: string, suspect: RegExp): RowEdit =>
  row(says, ['street'], (given) => matches(given.street, NOT_KNOWN) || !suspect.test(given.street))

export const QUALITY_EDITS = {
  Q601: row(
    'The application date is generally at most two years before the action taken date.',
    ['applicationDate', 'actionDate'],
    ({ applicationDate, actionDate }) =>
      !/^\d{8}$/.test(applicationDate) || !/^\d{8}$/.test(actionDate) || year(applicationDate) >= actionDate,
  ),
  Q602: row('A city, state, and ZIP Code are given without a street address.', ['street', 'city', 'state', 'zip'], (given) =>
    given.street === 'NA' ? ([given.city, given.state, given.zip] as const).includes('NA') : true,
  ),
  'Q605-1': when({ purchaser: '1 3' }, { loanType: '1' }),
  'Q605-2': when({ purchaser: '2' }, { loanType: '2 3 4' }),
  Q606: figures('Income is generally less than $10 million (10000).', ['income'], (income) => income < 10_000),
  Q607: figuresWhere(
    'A subordinate lien is generally of at most $250,000.',
    ['lienStatus', '2'],
    ['loanAmount'],
    (amount) => amount <= 250_000,
  ),
  Q608: row(
    'An originated loan is generally closed after the application date.',
    ['actionTaken', 'applicationDate', 'actionDate'],
    ({ actionTaken, applicationDate, actionDate }) => actionTaken !== '1' || applicationDate === 'NA' || actionDate > applicationDate,
  ),
  Q609: figuresWhere(
    'A loan sold to an agency generally has a rate spread of at most 10%.',
    ['purchaser', '1 2 3 4'],
    ['rateSpread'],
    (spread) => spread <= 10,
  ),
  Q610: row(
    'A first lien with a rate spread above 6.5% is generally high-cost.',
    ['actionTaken', 'lienStatus', 'rateSpread', 'hoepa'],
    (given) => (given.actionTaken === '1' && given.lienStatus === '1' && Number(given.rateSpread) > 6.5 ? given.hoepa === '1' : true),
  ),
  Q611: row(
    'A subordinate lien with a rate spread above 8.5% is generally high-cost.',
    ['actionTaken', 'lienStatus', 'rateSpread', 'hoepa'],
    (given) => (given.actionTaken === '1' && given.lienStatus === '2' && Number(given.rateSpread) > 8.5 ? given.hoepa === '1' : true),
  ),
  Q612: when({ purchaser: '1 3' }, { hoepa: '2 3' }),
  Q613: when({ business: '1' }, { loanPurpose: '1 2 31 32 5' }),
  'Q614-1': age('age', '8888'),
  'Q614-2': age('coAge', '8888 9999'),
  'Q615-1': above('Total loan costs are generally more than origination charges.', 'loanCosts', 'originationCharges'),
  'Q615-2': above('Total points and fees are generally more than origination charges.', 'pointsAndFees', 'originationCharges'),
  'Q616-1': above('Total loan costs are generally more than discount points.', 'loanCosts', 'discountPoints'),
  'Q616-2': above('Total points and fees are generally more than discount points.', 'pointsAndFees', 'discountPoints'),
  'Q616-3': figures(
    'Discount points are dollars, and generally at most 15% of the loan amount.',
    ['discountPoints', 'loanAmount'],
    (points, amount) => points <= amount * 0.15,
  ),
  Q617: figuresWhere(
    'The combined loan-to-value ratio is generally at least the loan amount divided by the property value.',
    ['loanType', '1'],
    ['cltv', 'loanAmount', 'propertyValue'],
    // As many decimals as the ratio is reported with.
    (cltv, amount, value) => value <= 0 || cltv >= Math.floor((amount * 10_000) / value) / 100,
  ),
  Q618: when({ constructionMethod: '2' }, { manufacturedType: '1111 1 2' }),
  Q619: when({ constructionMethod: '2' }, { manufacturedLand: '1111 1 2 3 4' }),
  Q620: row('A loan that is not for a business generally has an NMLSR identifier.', ['business', 'nmlsrId'], (given) =>
    given.business === '2' ? given.nmlsrId !== 'NA' : true,
  ),
  Q622: figuresWhere('A reverse mortgage is generally made to someone of 62 or older.', ['reverse', '1'], ['age'], (years) => years >= 62),
  Q623: figures(
    'With at most four units and an income of at most $200,000 the loan is generally less than $2,000,000.',
    ['units', 'income', 'loanAmount'],
    (units, income, amount) => units > 4 || income > 200 || amount < 2_000_000,
  ),
  Q624: figuresWhere(
    'An FHA loan on one unit is generally at most $637,000.',
    ['loanType', '2'],
    ['units', 'loanAmount'],
    (units, amount) => (units === 1 ? amount <= 637_000 : true),
  ),
  Q625: figuresWhere('A VA loan is generally at most $1,050,000.', ['loanType', '3'], ['units', 'loanAmount'], (units, amount) =>
    units <= 4 ? amount <= 1_050_000 : true,
  ),
  Q626: figuresWhere(
    'A loan sold to an agency is generally at most $1,225,000.',
    ['purchaser', '1 2 3 4'],
    ['units', 'loanAmount'],
    (units, amount) => (units <= 4 ? amount <= 1_225_000 : true),
  ),
  Q627: figures('With five units or more the loan is generally $100,000 to $10,000,000.', ['units', 'loanAmount'], (units, amount) =>
    units >= 5 ? amount >= 100_000 && amount <= 10_000_000 : true,
  ),
  Q628: figuresWhere(
    'A home purchase loan is generally more than $10,000.',
    ['loanPurpose', '1'],
    ['units', 'loanAmount'],
    (units, amount) => (units <= 4 ? amount > 10_000 : true),
  ),
  Q629: row(
    'For a purchase, an improvement, or another purpose, income is generally reported.',
    ['actionTaken', 'units', 'loanPurpose', 'income'],
    (given) =>
      given.actionTaken !== '6' && Number(given.units) <= 4 && matches(given.loanPurpose, '1 2 4') ? given.income !== 'NA' : true,
  ),
  Q630: row('With five units or more the status under HOEPA is generally 3.', ['units', 'hoepa'], (given) =>
    Number(given.units) >= 5 ? given.hoepa === '3' : true,
  ),
  Q631: figuresWhere(
    'A federally insured loan is generally on at most four units.',
    ['loanType', '2 3 4'],
    ['units'],
    (units) => units <= 4,
  ),
  Q632: resultsOf('3', '1 2 3 4 8 13 18 19 16'),
  Q633: resultsOf('4', '3 4 10 15 18 19 20 21 22 23 24 16'),
  Q643: resultsOf('1', '1 2 3 4 5 6 7 15 16'),
  Q644: resultsOf('2', '8 9 10 11 12 13 16'),
  'Q642-1': when({ score: '7777' }, { scoreModel: '7 8' }),
  'Q642-2': when({ coScore: '7777' }, { coScoreModel: '7 8' }),
  'Q645-1': figures('A loan is generally at least $500.', ['loanAmount'], (amount) => amount >= 500),
  'Q645-2': figuresWhere(
    'A home purchase loan is generally at least $1,000.',
    ['loanPurpose', '1'],
    ['loanAmount'],
    (amount) => amount >= 1000,
  ),
  Q648: row('The identifier begins with the LEI.', ['actionTaken', 'lei', 'uli'], (given) =>
    given.actionTaken === '6' || given.uli.length < 23 ? true : given.uli.slice(0, 20).toUpperCase() === given.lei.toUpperCase(),
  ),
  'Q649-1': score('score', '7777 8888 1111'),
  'Q649-2': score('coScore', '7777 8888 9999 1111'),
  'Q650-1': figures(
    'The interest rate is below 0.5: a decimal point may be misplaced.',
    ['interestRate'],
    (rate) => rate === 0 || rate >= 0.5,
  ),
  'Q650-2': figures('The interest rate is above 20: a decimal point may be misplaced.', ['interestRate'], (rate) => rate <= 20),
  Q651: figures(
    'The combined loan-to-value ratio is below 1: a decimal point may be misplaced.',
    ['cltv'],
    (cltv) => cltv <= 0 || cltv >= 1,
  ),
  'Q651-1': figures(
    'The combined loan-to-value ratio is below 1.5: it is reported in percent.',
    ['cltv'],
    (cltv) => cltv <= 0 || cltv >= 1.5,
  ),
  'Q651-2': figures('The combined loan-to-value ratio is generally below 150.', ['cltv'], (cltv) => cltv < 150),
  Q652: figures('The debt-to-income ratio is below 1: a decimal point may be misplaced.', ['dti'], (dti) => dti <= 0 || dti >= 1),
  'Q653-1': figuresWhere(
    'Of an approved application the combined loan-to-value ratio is generally 0 to 250.',
    ['actionTaken', '1 2 8'],
    ['cltv'],
    (cltv) => cltv >= 0 && cltv <= 250,
  ),
  'Q653-2': figuresWhere(
    'The combined loan-to-value ratio is generally 0 to 1,000.',
    ['actionTaken', '3 4 5 6 7'],
    ['cltv'],
    (cltv) => cltv >= 0 && cltv <= 1000,
  ),
  Q654: figuresWhere(
    'Of an approved application the debt-to-income ratio is generally 0 to 80.',
    ['actionTaken', '1 2 8'],
    ['income', 'dti'],
    (income, dti) => (income > 5 ? dti >= 0 && dti <= 80 : true),
  ),
  Q655: row('With five units or more, affordable units are generally reported.', ['units', 'affordableUnits'], (given) =>
    Number(given.units) >= 5 ? given.affordableUnits !== 'NA' : true,
  ),
  Q656: none('1111 stands where an exemption is written Exempt.', EXEMPT_IN, ['1111']),
  Q657: none('1111 stands where no exemption is possible.', TAKES_NO_1111, ['1111']),
  Q658: figures('A loan term is generally at most 600 months.', ['loanTerm'], (months) => months <= 600),
  'Q659-1': none('888 or 88888 stands where 8888 may be meant.', NOT_APPLICABLE_8888, ['888', '88888']),
  'Q659-2': none('999 or 99999 stands where 9999 may be meant.', NO_CO_APPLICANT_9999, ['999', '99999']),
  'Q660-1': street('A street address of more than 100 characters may be more than one.', /^.{101,}$/),
  'Q660-2': street('A street address with “;”, “&” or “and” may be more than one.', /[;&]|\band\b/i),
  'Q660-3': street('A street address with special characters may be none.', /[?!*%^@[\]{}<>_+=]|\btbd\b/i),
  'Q660-4': street('A street address of digits or letters alone may be incomplete.', /^(\d[\d\s]*|[A-Za-z][A-Za-z\s]*)$/),
} satisfies Partial<Record<EditNumber, RowEdit>>
