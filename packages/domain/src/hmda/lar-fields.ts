/** The 110 fields of a row of the loan/application register, in the order of the file (12 CFR 1003.4; filing instructions for 2026). */

/** Five boxes of the same list. */
const five = <const N extends string, const T extends string>(name: N, title: T) =>
  [1, 2, 3, 4, 5].map((place) => [`${name}${place}`, `${title}: ${place}`]) as [
    [`${N}1`, string],
    [`${N}2`, string],
    [`${N}3`, string],
    [`${N}4`, string],
    [`${N}5`, string],
  ]

const APPLICANT = 'applicant'
const CO_APPLICANT = 'co-applicant'

export const LAR_FIELDS = [
  ['recordId', 'Record identifier'],
  ['lei', 'Legal Entity Identifier'],
  ['uli', 'Universal Loan Identifier'],
  ['applicationDate', 'Application date'],
  ['loanType', 'Loan type'],
  ['loanPurpose', 'Loan purpose'],
  ['preapproval', 'Preapproval'],
  ['constructionMethod', 'Construction method'],
  ['occupancy', 'Occupancy type'],
  ['loanAmount', 'Loan amount'],
  ['actionTaken', 'Action taken'],
  ['actionDate', 'Action taken date'],
  ['street', 'Street address'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP Code'],
  ['county', 'County'],
  ['tract', 'Census tract'],
  ...five('ethnicity', `Ethnicity of ${APPLICANT}`),
  ['ethnicityText', `Ethnicity of ${APPLICANT}: other Hispanic or Latino`],
  ...five('coEthnicity', `Ethnicity of ${CO_APPLICANT}`),
  ['coEthnicityText', `Ethnicity of ${CO_APPLICANT}: other Hispanic or Latino`],
  ['ethnicityObserved', `Ethnicity of ${APPLICANT} by visual observation or surname`],
  ['coEthnicityObserved', `Ethnicity of ${CO_APPLICANT} by visual observation or surname`],
  ...five('race', `Race of ${APPLICANT}`),
  ['raceTribe', `Race of ${APPLICANT}: enrolled or principal tribe`],
  ['raceAsian', `Race of ${APPLICANT}: other Asian`],
  ['racePacific', `Race of ${APPLICANT}: other Pacific Islander`],
  ...five('coRace', `Race of ${CO_APPLICANT}`),
  ['coRaceTribe', `Race of ${CO_APPLICANT}: enrolled or principal tribe`],
  ['coRaceAsian', `Race of ${CO_APPLICANT}: other Asian`],
  ['coRacePacific', `Race of ${CO_APPLICANT}: other Pacific Islander`],
  ['raceObserved', `Race of ${APPLICANT} by visual observation or surname`],
  ['coRaceObserved', `Race of ${CO_APPLICANT} by visual observation or surname`],
  ['sex', `Sex of ${APPLICANT}`],
  ['coSex', `Sex of ${CO_APPLICANT}`],
  ['sexObserved', `Sex of ${APPLICANT} by visual observation or surname`],
  ['coSexObserved', `Sex of ${CO_APPLICANT} by visual observation or surname`],
  ['age', `Age of ${APPLICANT}`],
  ['coAge', `Age of ${CO_APPLICANT}`],
  ['income', 'Income'],
  ['purchaser', 'Type of purchaser'],
  ['rateSpread', 'Rate spread'],
  ['hoepa', 'HOEPA status'],
  ['lienStatus', 'Lien status'],
  ['score', `Credit score of ${APPLICANT}`],
  ['coScore', `Credit score of ${CO_APPLICANT}`],
  ['scoreModel', `Scoring model of ${APPLICANT}`],
  ['scoreModelText', `Scoring model of ${APPLICANT}: other`],
  ['coScoreModel', `Scoring model of ${CO_APPLICANT}`],
  ['coScoreModelText', `Scoring model of ${CO_APPLICANT}: other`],
  ['denial1', 'Reason for denial: 1'],
  ['denial2', 'Reason for denial: 2'],
  ['denial3', 'Reason for denial: 3'],
  ['denial4', 'Reason for denial: 4'],
  ['denialText', 'Reason for denial: other'],
  ['loanCosts', 'Total loan costs'],
  ['pointsAndFees', 'Total points and fees'],
  ['originationCharges', 'Origination charges'],
  ['discountPoints', 'Discount points'],
  ['lenderCredits', 'Lender credits'],
  ['interestRate', 'Interest rate'],
  ['penaltyTerm', 'Prepayment penalty term'],
  ['dti', 'Debt-to-income ratio'],
  ['cltv', 'Combined loan-to-value ratio'],
  ['loanTerm', 'Loan term'],
  ['introPeriod', 'Introductory rate period'],
  ['balloon', 'Balloon payment'],
  ['interestOnly', 'Interest-only payments'],
  ['negativeAmortization', 'Negative amortization'],
  ['otherNonAmortizing', 'Other non-amortizing features'],
  ['propertyValue', 'Property value'],
  ['manufacturedType', 'Manufactured home secured property type'],
  ['manufacturedLand', 'Manufactured home land property interest'],
  ['units', 'Total units'],
  ['affordableUnits', 'Multifamily affordable units'],
  ['submission', 'Submission of application'],
  ['payableTo', 'Initially payable to your institution'],
  ['nmlsrId', 'Mortgage loan originator NMLSR identifier'],
  ...five('aus', 'Automated underwriting system'),
  ['ausText', 'Automated underwriting system: other'],
  ...five('ausResult', 'Automated underwriting system result'),
  ['ausResultText', 'Automated underwriting system result: other'],
  ['reverse', 'Reverse mortgage'],
  ['openEnd', 'Open-end line of credit'],
  ['business', 'Business or commercial purpose'],
] as const

export type LarField = (typeof LAR_FIELDS)[number][0]
export type LarRow = Readonly<Record<LarField, string>>

const NAMES: readonly LarField[] = LAR_FIELDS.map(([name]) => name)

/** The row as the file has it: 110 texts, in order. */
export const larTexts = (row: LarRow): string[] => NAMES.map((name) => row[name])

/** What a person calls a field of the row. */
export const larFieldTitle = (field: LarField): string => LAR_FIELDS.find(([name]) => name === field)![1]
