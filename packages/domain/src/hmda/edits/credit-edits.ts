/** V656 to V683: purchaser, rate spread, status, score, reasons for denial, costs, rate, ratios, and terms. */
import type { LarField } from '../lar-fields.ts'
import { all, must, type Pattern, type RowEdit, row, together, when } from './edit.ts'
import type { EditNumber } from './edit-numbers.ts'
import { APPLICANT_NO_PERSON, CO_APPLICANT_NO_PERSON, NO_CO_APPLICANT } from './people-edits.ts'

const MODELS = '1111 1 2 3 4 5 6 7 8 9 11 12 13 14 15'
const CO_MODELS = '1111 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15'
const without8 = (codes: string): string => codes.replace(' 8 ', ' ')
const REASONS = '1 2 3 4 5 6 7 8 9'
const DENIALS: readonly LarField[] = ['denial1', 'denial2', 'denial3', 'denial4']
const LATER_DENIALS = { denial2: 'BLANK', denial3: 'BLANK', denial4: 'BLANK' } as const
const NA = 'NA Exempt'
const AMOUNT = `NOT_NEGATIVE ${NA}`
/** Everything but an origination, and but an origination or a purchase. */
const NOT_ORIGINATED: Pattern = { actionTaken: '2 3 4 5 6 7 8' }
const NOT_MADE: Pattern = { actionTaken: '2 3 4 5 7 8' }

const least = (model: LarField, score: LarField, codes: string, points: number): RowEdit =>
  row(`A score of this model is at least ${points}.`, [score, model], (given) => {
    if (!codes.split(' ').includes(given[model])) return true
    return !/^\d+$/.test(given[score]) || Number(given[score]) >= points
  })

export const CREDIT_EDITS = {
  'V656-1': must({ purchaser: '0 1 2 3 4 5 6 71 72 8 9' }),
  'V656-2': when(NOT_MADE, { purchaser: '0' }),
  'V657-1': must({ rateSpread: `NUMBER ${NA}` }),
  'V657-2': when({ actionTaken: '3 4 5 6 7' }, { rateSpread: NA }),
  'V657-3': when({ reverse: '1' }, { rateSpread: NA }),
  'V658-1': must({ hoepa: '1 2 3' }),
  'V658-2': when(NOT_MADE, { hoepa: '3' }),
  V659: must({ lienStatus: '1 2' }),
  'V660-1': must({ score: 'WHOLE' }),
  'V660-2': must({ scoreModel: MODELS }),
  V661: together({ score: '8888' }, { scoreModel: '9' }),
  'V662-1': together({ scoreModel: without8(MODELS) }, { scoreModelText: 'BLANK' }),
  'V662-2': together({ scoreModel: '8' }, { scoreModelText: 'TEXT' }),
  V663: when({ actionTaken: '4 5 6' }, { score: '8888 1111', scoreModel: '9 1111', scoreModelText: 'BLANK' }),
  V664: when({ actionTaken: '4 5 6' }, { coScore: '8888 1111', coScoreModel: '9 1111', coScoreModelText: 'BLANK' }),
  'V665-1': must({ coScore: 'WHOLE' }),
  'V665-2': must({ coScoreModel: CO_MODELS }),
  'V666-1': together({ coScore: '8888' }, { coScoreModel: '9' }),
  'V666-2': together({ coScore: '9999' }, { coScoreModel: '10' }),
  'V667-1': together({ coScoreModel: without8(CO_MODELS) }, { coScoreModelText: 'BLANK' }),
  'V667-2': together({ coScoreModel: '8' }, { coScoreModelText: 'TEXT' }),
  'V668-1': when(APPLICANT_NO_PERSON, { score: '8888 1111' }),
  'V668-2': when(CO_APPLICANT_NO_PERSON, { coScore: '8888 1111' }),
  'V669-1': must({ denial1: `1111 ${REASONS} 10` }),
  'V669-2': must({ denial2: `${REASONS} BLANK`, denial3: `${REASONS} BLANK`, denial4: `${REASONS} BLANK` }),
  'V669-3': row('Each reason for denial may be reported only once.', DENIALS, (given) => {
    const codes = DENIALS.map((field) => given[field]).filter((code) => code !== '')
    return new Set(codes).size === codes.length
  }),
  'V669-4': when({ denial1: '1111 10' }, LATER_DENIALS),
  'V670-1': when({ actionTaken: '3 7' }, { denial1: `1111 ${REASONS}` }),
  'V670-2': when({ denial1: REASONS }, { actionTaken: '3 7' }),
  'V670-3': when({ actionTaken: '1 2 4 5 6 8' }, { denial1: '1111 10' }),
  'V670-4': when({ denial1: '10' }, { actionTaken: '1 2 4 5 6 8' }),
  'V671-1': row('Where a reason for denial is 9, its free text must be filled in.', [...DENIALS, 'denialText'], (given) =>
    DENIALS.some((field) => given[field] === '9') ? given.denialText !== '' : true,
  ),
  'V671-2': row('The free text stands only beside a reason for denial of 9.', [...DENIALS, 'denialText'], (given) =>
    given.denialText === '' ? true : DENIALS.some((field) => given[field] === '9'),
  ),
  V711: when({ denial1: '1111' }, { ...LATER_DENIALS, denialText: 'BLANK' }),
  'V672-1': must({ loanCosts: AMOUNT }),
  'V672-2': when({ pointsAndFees: 'NOT_NEGATIVE' }, { loanCosts: 'NA' }),
  'V672-3': when({ reverse: '1' }, { loanCosts: NA }),
  'V672-4': when({ openEnd: '1' }, { loanCosts: NA }),
  'V672-5': when({ business: '1' }, { loanCosts: NA }),
  'V672-6': when(NOT_MADE, { loanCosts: NA }),
  'V673-1': must({ pointsAndFees: AMOUNT }),
  'V673-2': when(NOT_ORIGINATED, { pointsAndFees: NA }),
  'V673-3': when({ reverse: '1' }, { pointsAndFees: NA }),
  'V673-4': when({ business: '1' }, { pointsAndFees: NA }),
  'V673-5': when({ loanCosts: 'NOT_NEGATIVE' }, { pointsAndFees: 'NA' }),
  'V674-1': must({ originationCharges: AMOUNT }),
  'V674-2': when({ reverse: '1' }, { originationCharges: NA }),
  'V674-3': when({ openEnd: '1' }, { originationCharges: NA }),
  'V674-4': when({ business: '1' }, { originationCharges: NA }),
  'V674-5': when(NOT_MADE, { originationCharges: NA }),
  'V675-1': must({ discountPoints: `POSITIVE BLANK ${NA}` }),
  'V675-2': when({ reverse: '1' }, { discountPoints: NA }),
  'V675-3': when({ openEnd: '1' }, { discountPoints: NA }),
  'V675-4': when({ business: '1' }, { discountPoints: NA }),
  'V675-5': when(NOT_MADE, { discountPoints: NA }),
  'V676-1': must({ lenderCredits: `POSITIVE BLANK ${NA}` }),
  'V676-2': when({ reverse: '1' }, { lenderCredits: NA }),
  'V676-3': when({ openEnd: '1' }, { lenderCredits: NA }),
  'V676-4': when({ business: '1' }, { lenderCredits: NA }),
  'V676-5': when(NOT_MADE, { lenderCredits: NA }),
  V712: all(when({ loanCosts: 'Exempt' }, { pointsAndFees: 'Exempt' }), when({ pointsAndFees: 'Exempt' }, { loanCosts: 'Exempt' })),
  'V677-1': must({ interestRate: AMOUNT }),
  'V677-2': when({ actionTaken: '3 4 5 7' }, { interestRate: NA }),
  'V678-1': must({ penaltyTerm: `POSITIVE_WHOLE ${NA}` }),
  'V678-2': when({ actionTaken: '6' }, { penaltyTerm: NA }),
  'V678-3': when({ reverse: '1' }, { penaltyTerm: NA }),
  'V678-4': when({ business: '1' }, { penaltyTerm: NA }),
  'V678-5': row('A prepayment penalty ends within the loan term.', ['penaltyTerm', 'loanTerm'], ({ penaltyTerm, loanTerm }) =>
    /^\d+$/.test(penaltyTerm) && /^\d+$/.test(loanTerm) ? Number(penaltyTerm) <= Number(loanTerm) : true,
  ),
  'V679-1': must({ dti: `NUMBER ${NA}` }),
  'V679-2': when({ actionTaken: '4 5 6' }, { dti: NA }),
  'V679-3': when({ affordableUnits: 'NUMBER' }, { dti: NA }),
  'V680-1': when({ ...APPLICANT_NO_PERSON, ...NO_CO_APPLICANT }, { dti: NA }),
  'V680-2': when({ ...APPLICANT_NO_PERSON, ...CO_APPLICANT_NO_PERSON }, { dti: NA }),
  'V681-1': must({ cltv: `POSITIVE ${NA}` }),
  'V681-2': when({ actionTaken: '4 5 6' }, { cltv: NA }),
  'V682-1': must({ loanTerm: `POSITIVE_WHOLE ${NA}` }),
  'V682-2': when({ reverse: '1' }, { loanTerm: NA }),
  V683: must({ introPeriod: `POSITIVE_WHOLE ${NA}` }),
  V710: row(
    'Where one of scores and scoring models is 1111, all four must be, and their free texts blank.',
    ['score', 'coScore', 'scoreModel', 'coScoreModel', 'scoreModelText', 'coScoreModelText'],
    ({ score, coScore, scoreModel, coScoreModel, scoreModelText, coScoreModelText }) => {
      const all = [score, coScore, scoreModel, coScoreModel]
      if (!all.includes('1111')) return true
      return all.every((text) => text === '1111') && scoreModelText === '' && coScoreModelText === ''
    },
  ),
  'V720-1': least('scoreModel', 'score', '1 2 3 4 5 6 11 12', 280),
  'V720-2': least('coScoreModel', 'coScore', '1 2 3 4 5 6 11 12', 280),
  'V720-3': least('scoreModel', 'score', '13 14 15', 300),
  'V720-4': least('coScoreModel', 'coScore', '13 14 15', 300),
} satisfies Partial<Record<EditNumber, RowEdit>>
