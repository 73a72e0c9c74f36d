/** One application as a row of the loan/application register (12 CFR 1003.4(a), its commentary, and the filing instructions for 2026). */
import type { PropertyRecord } from '../facts/property-record.ts'
import { Exact } from '../loan/exact.ts'
import { universalLoanIdentifier } from '../policy/uli.ts'
import { ageOn, type LocalDate } from '../values/local-date.ts'
import { centsToDecimal } from '../values/money.ts'
import { type CodedPerson, codedPerson, NO_CO_APPLICANT } from './demographic-codes.ts'
import type { LarField, LarRow } from './lar-fields.ts'
import type { ActionTaken, LarInput, LarPerson } from './lar-input.ts'

const NA = 'NA'
const ACTION: Readonly<Record<ActionTaken, string>> = { ORIGINATED: '1', NOT_ACCEPTED: '2', DENIED: '3', WITHDRAWN: '4', INCOMPLETE: '5' }
const OCCUPANCY = { HOME: '1', SECONDARY: '2', INVESTMENT: '3' } as const

/** As a number of a score that nothing was decided on, and of a model that nothing was scored by (V661). */
const NO_SCORE = { score: '8888', model: '9', text: '' }
const NO_CO_APPLICANT_SCORE = { score: '9999', model: '10', text: '' }
const OTHER_MODEL = 8
const OTHER_REASON = 9
/** The width of the free text beside code 9. */
const MOST_DENIAL_TEXT = 255

const ymd = (day: LocalDate): string => day.replaceAll('-', '')
/** Dollars as the file writes them: no cents where there are none. */
const dollars = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : centsToDecimal(cents))
const percentOf = (bps: number): string => centsToDecimal(bps)
/** Whole thousands, 500 dollars up (comment 4(a)(10)(iii)-10). */
const thousandsOf = (cents: number): string => String(Math.floor((cents + 50_000) / 100_000))
/** In capitals and without the file's separator; NA where the place is not known. */
const placeOf = (text: string): string => text.replace(/[|\s]+/g, ' ').trim() || NA

/** A credit decision was made on it: of the others nothing is reported that only a decision rests on. */
const isDecided = (taken: ActionTaken): boolean => taken !== 'WITHDRAWN' && taken !== 'INCOMPLETE'
const isApproved = (taken: ActionTaken): boolean => taken === 'ORIGINATED' || taken === 'NOT_ACCEPTED'

/** A loan that replaces one on the same home is that, whatever else it is for; else home improvement, else another purpose (4(a)(3)-3 and -4). */
function purposeOf({ isRefinancing, isHomeImprovement }: LarInput['purpose']): string {
  return isRefinancing ? '31' : isHomeImprovement ? '2' : '4'
}

/** How many dwellings a home of this kind has; undefined where its record does not say. */
function unitsOf(kind: PropertyRecord['kind'] | undefined): string | undefined {
  if (kind === undefined || kind === 'MULTI_FAMILY') return undefined
  return kind === 'DUPLEX' ? '2' : '1'
}

function scoreOf({ action, decided, filer }: LarInput): typeof NO_SCORE {
  if (!isDecided(action.taken) || decided?.score === undefined) return NO_SCORE
  const { code, name } = filer.scoringModel
  return { score: String(decided.score), model: String(code), text: code === OTHER_MODEL ? (name ?? '') : '' }
}

/** Nobody's score beside the borrower's is weighed. Where nothing was decided, V664 asks for "not applicable" also without a co-applicant. */
const coScoreOf = ({ action, coApplicant }: LarInput): typeof NO_SCORE =>
  coApplicant || !isDecided(action.taken) ? NO_SCORE : NO_CO_APPLICANT_SCORE

/** A figure that is not known yet is left blank: the official edits then stop the file, and nothing is claimed. */
const NOT_KNOWN_YET = ''

function hoepaOf({ action, occupancy, decided }: LarInput): string {
  // Only a principal dwelling can be high-cost (12 CFR 1026.32(a)(1)).
  if (action.taken !== 'ORIGINATED' || occupancy !== 'HOME') return '3'
  if (decided?.isHighCost === undefined) return NOT_KNOWN_YET
  return decided.isHighCost ? '1' : '2'
}

/** The filing instructions ask for at least as many of a rate spread. */
const LEAST_DECIMALS = 3

/** The annual percentage rate of a line is its rate (12 CFR 1026.14(b)). Regulation Z does not cover credit for a business. */
function rateSpreadOf({ action, terms, aporPercent, purpose }: LarInput): string {
  if (!isApproved(action.taken) || purpose.isBusiness) return NA
  if (!terms || aporPercent === undefined) return NOT_KNOWN_YET
  const spread = new Exact(terms.rate).minus(aporPercent)
  return spread.toFixed(Math.max(LEAST_DECIMALS, spread.decimalPlaces()))
}

function denialOf({ action }: LarInput): Pick<LarRow, 'denial1' | 'denial2' | 'denial3' | 'denial4' | 'denialText'> {
  if (action.taken !== 'DENIED') return { denial1: '10', denial2: '', denial3: '', denial4: '', denialText: '' }
  const codes = [...new Set(action.denial.map(({ code }) => String(code)))].slice(0, 4)
  const texts = action.denial.flatMap(({ code, text }) => (code === OTHER_REASON && text ? [text] : []))
  const denialText = codes.includes(String(OTHER_REASON)) ? placeOf([...new Set(texts)].join('; ')).slice(0, MOST_DENIAL_TEXT) : ''
  return { denial1: codes[0] ?? NOT_KNOWN_YET, denial2: codes[1] ?? '', denial3: codes[2] ?? '', denial4: codes[3] ?? '', denialText }
}

type FiveOf<N extends 'ethnicity' | 'race' | 'coEthnicity' | 'coRace'> = Record<`${N}${1 | 2 | 3 | 4 | 5}`, string>

const fields = <N extends 'ethnicity' | 'race' | 'coEthnicity' | 'coRace'>(name: N, five: CodedPerson['race']) =>
  Object.fromEntries(five.map((code, index) => [`${name}${index + 1}`, code])) as FiveOf<N>

function peopleOf({ applicant, coApplicant }: LarInput) {
  const own = codedPerson(applicant.answers)
  const other = coApplicant ? codedPerson(coApplicant.answers) : NO_CO_APPLICANT
  return {
    ...fields('ethnicity', own.ethnicity),
    ethnicityText: own.ethnicityText,
    ...fields('coEthnicity', other.ethnicity),
    coEthnicityText: other.ethnicityText,
    ethnicityObserved: own.observed,
    coEthnicityObserved: other.observed,
    ...fields('race', own.race),
    raceTribe: own.raceTribe,
    raceAsian: own.raceAsian,
    racePacific: own.racePacific,
    ...fields('coRace', other.race),
    coRaceTribe: other.raceTribe,
    coRaceAsian: other.raceAsian,
    coRacePacific: other.racePacific,
    raceObserved: own.observed,
    coRaceObserved: other.observed,
    sex: own.sex,
    coSex: other.sex,
    sexObserved: own.observed,
    coSexObserved: other.observed,
  }
}

/** Whole years on the day of the application (comment 4(a)(10)(ii)-1). */
const ageOf = ({ bornOn }: LarPerson, on: LocalDate): string => (bornOn === undefined ? NOT_KNOWN_YET : String(ageOn(bornOn, on)))

/** No tool of a securitizer or of a federal insurer decides here: our own rules are none (12 CFR 1003.4(a)(35)(ii)). */
const NO_AUTOMATED_SYSTEM = {
  ...{ aus1: '6', aus2: '', aus3: '', aus4: '', aus5: '', ausText: '' },
  ...{ ausResult1: '17', ausResult2: '', ausResult3: '', ausResult4: '', ausResult5: '', ausResultText: '' },
} satisfies Partial<Record<LarField, string>>

/** The row by the names of its 110 fields. Throws RangeError where the identifier cannot be made. */
export function larRow(input: LarInput): LarRow {
  const { filer, ownId, appliedOn, action, address, home, decided, terms, purpose } = input
  const score = scoreOf(input)
  const coScore = coScoreOf(input)
  const ratios = isDecided(action.taken) ? decided : undefined
  const isManufactured = home?.kind === 'MANUFACTURED'
  return {
    recordId: '2',
    lei: filer.lei,
    uli: universalLoanIdentifier(filer.lei, ownId),
    applicationDate: ymd(appliedOn),
    loanType: '1',
    loanPurpose: purposeOf(purpose),
    preapproval: '2',
    constructionMethod: isManufactured ? '2' : '1',
    occupancy: OCCUPANCY[input.occupancy],
    loanAmount: dollars(input.lineCents),
    actionTaken: ACTION[action.taken],
    actionDate: ymd(action.on),
    street: placeOf(address.street),
    city: placeOf(address.city),
    state: address.state,
    zip: address.zip,
    county: home?.countyFips ?? NA,
    tract: home?.censusTract ?? NA,
    ...peopleOf(input),
    age: ageOf(input.applicant, appliedOn),
    coAge: input.coApplicant ? ageOf(input.coApplicant, appliedOn) : '9999',
    income: input.incomeCents === undefined ? NA : thousandsOf(input.incomeCents),
    // Sold to no one within the year: the lender keeps its lines.
    purchaser: '0',
    rateSpread: rateSpreadOf(input),
    hoepa: hoepaOf(input),
    lienStatus: input.lienPosition === 1 ? '1' : '2',
    score: score.score,
    coScore: coScore.score,
    scoreModel: score.model,
    scoreModelText: score.text,
    coScoreModel: coScore.model,
    coScoreModelText: coScore.text,
    ...denialOf(input),
    // None of these is asked of an open-end line (12 CFR 1003.4(a)(17) to (20)).
    loanCosts: NA,
    pointsAndFees: NA,
    originationCharges: NA,
    discountPoints: NA,
    lenderCredits: NA,
    interestRate: isApproved(action.taken) && terms ? terms.rate : NA,
    // A line may be paid off at any time without a penalty.
    penaltyTerm: NA,
    dti: ratios?.dtiBps === undefined ? NA : percentOf(ratios.dtiBps),
    cltv: ratios === undefined ? NA : percentOf(ratios.cltvBps),
    loanTerm: terms ? String(terms.years * 12) : NA,
    // A variable rate follows its index from the first month on (comment 4(a)(26)-1); a fixed one never changes (4(a)(26)-3).
    introPeriod: terms?.isVariable ? '1' : NA,
    // Each payment is the same and repays all of it within the term.
    balloon: '2',
    interestOnly: '2',
    negativeAmortization: '2',
    otherNonAmortizing: '2',
    propertyValue: ratios === undefined ? NA : dollars(ratios.valueCents),
    // The lien is on the home together with the owner's own parcel: what land records name no owner for is not found.
    manufacturedType: isManufactured ? '1' : '3',
    manufacturedLand: isManufactured ? '1' : '5',
    units: unitsOf(home?.kind) ?? NOT_KNOWN_YET,
    affordableUnits: NA,
    submission: input.isWholesale ? '2' : '1',
    payableTo: '1',
    nmlsrId: input.originatorId ?? NA,
    ...NO_AUTOMATED_SYSTEM,
    reverse: '2',
    openEnd: '1',
    business: purpose.isBusiness ? '1' : '2',
  }
}
