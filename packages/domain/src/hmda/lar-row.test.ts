import { describe, expect, it } from 'vitest'
import { sampleAnswers, sampleInput } from './lar.fixture.ts'
import { LAR_FIELDS, larTexts } from './lar-fields.ts'
import { larRow } from './lar-row.ts'

describe('a row of the loan/application register', () => {
  it('has the 110 fields of the official form in its order', () => {
    expect(LAR_FIELDS).toHaveLength(110)
    expect(new Set(LAR_FIELDS.map(([name]) => name)).size).toBe(110)
    const at = (place: number) => LAR_FIELDS[place - 1]![0]
    // Places of the official form, counted from 1.
    expect([at(3), at(10), at(24), at(31), at(38), at(49), at(57), at(62), at(72), at(82), at(95), at(101), at(109)]).toEqual([
      ...['uli', 'loanAmount', 'ethnicityText', 'ethnicityObserved', 'raceTribe', 'raceObserved', 'income', 'score', 'denialText'],
      ...['loanTerm', 'nmlsrId', 'ausText', 'openEnd'],
    ])
  })

  it('of a line that was opened reads as worked out by hand', () => {
    expect(larTexts(larRow(sampleInput())).join('|')).toBe(
      [
        // 0000SAMPLEHEARTH0085HL1001 with its two check digits
        '2|0000SAMPLEHEARTH0085|0000SAMPLEHEARTH0085HL100149|20260302|1|2|2|1|1|87541.50|1|20260406',
        '12 Alder Way|Sacramento|CA|95814|06067|06067001101',
        // ethnicity: not Hispanic; no co-applicant; given by the applicant
        '2||||||5||||||2|4',
        // race: White; no co-applicant
        '5||||||||8||||||||2|4',
        // sex: female; 41 years old on the day of the application; income of 145,500 to the nearest thousand, 500 up
        '2|5|2|4|41|9999|146|0',
        // 8.350 less 6.120; not high-cost; a subordinate lien
        '2.230|2|2',
        '742|9999|8|Sandbox sample score|10|',
        '10|||||NA|NA|NA|NA|NA|8.350|NA|34.12|62.05|240|NA|2|2|2|2|620000|3|5|1|NA|1|1|123450',
        '6||||||17||||||2|1|2',
      ].join('|'),
    )
  })

  it('has a rate spread of at least three decimals, below zero too', () => {
    expect(larRow(sampleInput({ aporPercent: '8.5' })).rateSpread).toBe('-0.150')
    expect(larRow(sampleInput({ aporPercent: '6.1234' })).rateSpread).toBe('2.2266')
  })

  it('of a variable rate says that it may change in the first month', () => {
    expect(larRow(sampleInput({ terms: { rate: '8.100', years: 10, isVariable: true } }))).toMatchObject({
      introPeriod: '1',
      loanTerm: '120',
    })
  })

  it.each([
    [
      'DENIED',
      '3',
      { dti: '34.12', cltv: '62.05', propertyValue: '620000', score: '742', interestRate: 'NA', rateSpread: 'NA', hoepa: '3' },
    ],
    ['NOT_ACCEPTED', '2', { dti: '34.12', interestRate: '8.350', rateSpread: '2.230', hoepa: '3', denial1: '10' }],
    ['WITHDRAWN', '4', { dti: 'NA', cltv: 'NA', propertyValue: 'NA', score: '8888', scoreModel: '9', coScore: '8888', coScoreModel: '9' }],
    ['INCOMPLETE', '5', { dti: 'NA', cltv: 'NA', propertyValue: 'NA', score: '8888', rateSpread: 'NA', interestRate: 'NA' }],
  ] as const)('of an application that ended as %s has code %s', (taken, code, expected) => {
    const denial = taken === 'DENIED' ? ([{ code: 4 }] as const) : []
    expect(larRow(sampleInput({ action: { taken, on: '2026-04-06', denial } }))).toMatchObject({ actionTaken: code, ...expected })
  })

  it('gives up to four reasons for a denial, collateral among them, and words for another one', () => {
    const denial = [{ code: 4 }, { code: 9, text: 'Home is for sale' }, { code: 1 }, { code: 3 }, { code: 6 }] as const
    expect(larRow(sampleInput({ action: { taken: 'DENIED', on: '2026-04-06', denial } }))).toMatchObject({
      ...{ denial1: '4', denial2: '9', denial3: '1', denial4: '3', denialText: 'Home is for sale' },
    })
  })

  it('leaves blank what is not known yet, and never claims that it does not apply', () => {
    const decided = { ...sampleInput().decided!, isHighCost: undefined }
    expect(larRow(sampleInput({ aporPercent: undefined, decided }))).toMatchObject({ rateSpread: '', hoepa: '' })
    expect(larRow(sampleInput({ home: { kind: 'MULTI_FAMILY' } }))).toMatchObject({ units: '', county: 'NA', tract: 'NA' })
  })

  it('is of a refinancing where the line replaces a loan on the home, whatever else it is for', () => {
    const purpose = { isRefinancing: true, isHomeImprovement: true, isBusiness: false }
    expect(larRow(sampleInput({ purpose })).loanPurpose).toBe('31')
    expect(larRow(sampleInput({ purpose: { ...purpose, isRefinancing: false, isHomeImprovement: false } })).loanPurpose).toBe('4')
  })

  it('names the first co-applicant beside the applicant', () => {
    const coApplicant = { bornOn: '1985-02-11', answers: { ...sampleAnswers, sex: ['MALE' as const] } }
    expect(larRow(sampleInput({ coApplicant }))).toMatchObject({
      ...{ coEthnicity1: '2', coRace1: '5', coSex: '1', coSexObserved: '2', coAge: '41', coScore: '8888', coScoreModel: '9' },
    })
  })
})
