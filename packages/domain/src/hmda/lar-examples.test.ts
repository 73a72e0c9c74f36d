/** Rows by the worked examples of the commentary on 12 CFR 1003.4, and the fields as the filing instructions for 2026 show them. */
import { describe, expect, it } from 'vitest'
import { runEdits } from './edits/run-edits.ts'
import { hmdaFileText, makeHmdaFile } from './hmda-file.ts'
import { sampleAnswers, sampleInput, sampleTransmittal } from './lar.fixture.ts'
import type { LarRow } from './lar-fields.ts'
import type { LarInput } from './lar-input.ts'
import { larRow } from './lar-row.ts'

const ended = (taken: LarInput['action']['taken'], denial: LarInput['action']['denial'] = []) => ({
  action: { taken, on: '2026-04-06', denial },
})
const { purpose, terms, decided } = sampleInput()

describe('a row by the examples of the commentary', () => {
  it.each<[comment: string, what: string, Partial<LarInput>, Partial<LarRow>]>([
    ['4(a)(3)-3', 'improves the home and replaces a loan on it', { purpose: { ...purpose, isRefinancing: true } }, { loanPurpose: '31' }],
    [
      '4(a)(3)-3',
      'pays for education and replaces a loan',
      { purpose: { ...purpose, isRefinancing: true, isHomeImprovement: false } },
      { loanPurpose: '31' },
    ],
    ['4(a)(3)-3', 'improves the home and something else', { purpose }, { loanPurpose: '2' }],
    ['4(a)(3)-4', 'pays for education', { purpose: { ...purpose, isHomeImprovement: false } }, { loanPurpose: '4' }],
    ['4(a)(4)-2', 'is an open-end line', {}, { preapproval: '2', openEnd: '1' }],
    ['4(a)(6)-2', 'is on the principal residence', { occupancy: 'HOME' }, { occupancy: '1' }],
    ['4(a)(6)-3', 'is on a home occupied for a part of the year', { occupancy: 'SECONDARY' }, { occupancy: '2' }],
    ['4(a)(6)-4', 'is on a home that is let', { occupancy: 'INVESTMENT' }, { occupancy: '3' }],
    [
      '4(a)(9)(i)-2.i',
      'is secured at 100 N Main ST Apt 1',
      { address: { street: '100 N Main ST Apt 1', city: 'Anytown', state: 'CA', zip: '90049-9998' } },
      { street: '100 N Main ST Apt 1', zip: '90049-9998' },
    ],
    [
      '4(a)(10)(ii)-1',
      'is asked for on 01/14/2015 by someone born on 01/15/1970',
      { appliedOn: '2015-01-14', applicant: { bornOn: '1970-01-15' } },
      { age: '44' },
    ],
    ['4(a)(10)(ii)-2', 'has no co-applicant', { coApplicant: undefined }, { coAge: '9999', coSex: '5', coRace1: '8', coEthnicity1: '5' }],
    ['4(a)(10)(iii)-10', 'rests on an income of 35,500', { incomeCents: 3_550_000 }, { income: '36' }],
    ['4(a)(10)(iii)-10', 'rests on an income of 35,499.99', { incomeCents: 3_549_999 }, { income: '35' }],
    ['4(a)(10)(iii)-6', 'rests on no income', { incomeCents: undefined }, { income: 'NA' }],
    ['4(a)(14)-1', 'is made beside a mortgage that stays', { lienPosition: 2 }, { lienStatus: '2' }],
    ['4(a)(14)-1', 'is denied beside a mortgage that stays', { lienPosition: 2, ...ended('DENIED', [{ code: 4 }]) }, { lienStatus: '2' }],
    ['4(a)(14)-1', 'pays the only mortgage off', { lienPosition: 1 }, { lienStatus: '1' }],
    ['4(a)(15)-1', 'is denied for another reason than the score', ended('DENIED', [{ code: 4 }]), { score: '742', scoreModel: '8' }],
    ['4(a)(15)-4', 'is withdrawn after a score was obtained', ended('WITHDRAWN'), { score: '8888', scoreModel: '9' }],
    ['4(a)(15)-4', 'is closed for incompleteness after that', ended('INCOMPLETE'), { score: '8888', scoreModel: '9' }],
    [
      '4(a)(15)-3',
      'has a co-applicant, and one score was relied on',
      { coApplicant: { bornOn: '1985-02-11', answers: sampleAnswers } },
      { score: '742', coScore: '8888', coScoreModel: '9' },
    ],
    [
      '4(a)(16)-1',
      'is denied for credit history and debt-to-income ratio',
      ended('DENIED', [{ code: 3 }, { code: 1 }]),
      { denial1: '3', denial2: '1', denial3: '', denial4: '' },
    ],
    ['4(a)(16)-4', 'is opened', ended('ORIGINATED'), { denial1: '10', denial2: '' }],
    ['4(a)(16)-4', 'is approved and not accepted', ended('NOT_ACCEPTED'), { denial1: '10', denial2: '' }],
    ['4(a)(16)-4', 'is withdrawn', ended('WITHDRAWN'), { denial1: '10', denial2: '' }],
    ['4(a)(16)-4', 'is closed for incompleteness', ended('INCOMPLETE'), { denial1: '10', denial2: '' }],
    ['4(a)(21)-2', 'is denied', ended('DENIED', [{ code: 4 }]), { interestRate: 'NA' }],
    ['4(a)(21)-2', 'is approved and not accepted', ended('NOT_ACCEPTED'), { interestRate: '8.350' }],
    ['4(a)(23)-2', 'is denied for another reason than the ratio', ended('DENIED', [{ code: 4 }]), { dti: '34.12' }],
    ['4(a)(23)-3', 'is withdrawn after the ratio was calculated', ended('WITHDRAWN'), { dti: 'NA' }],
    ['4(a)(24)-2', 'is denied for another reason than the value', ended('DENIED', [{ code: 1 }]), { cltv: '62.05' }],
    ['4(a)(24)-3', 'is closed for incompleteness after that', ended('INCOMPLETE'), { cltv: 'NA' }],
    ['4(a)(25)-1', 'is repaid over 30 years', { terms: { ...terms!, years: 30 } }, { loanTerm: '360' }],
    ['4(a)(25)-1', 'is repaid over five years', { terms: { ...terms!, years: 5 } }, { loanTerm: '60' }],
    ['4(a)(26)-3', 'has a fixed rate', { terms: { ...terms!, isVariable: false } }, { introPeriod: 'NA' }],
    ['4(a)(26)-5', 'may change its rate within the first month', { terms: { ...terms!, isVariable: true } }, { introPeriod: '1' }],
    ['4(a)(28)-3', 'is withdrawn after a value was obtained', ended('WITHDRAWN'), { propertyValue: 'NA' }],
    ['4(a)(28)-1', 'rests on a value of 350,500', { decided: { ...decided!, valueCents: 35_050_000 } }, { propertyValue: '350500' }],
    [
      '4(a)(30)-5, 4(a)(31)-2',
      'is on one manufactured home on its owner’s land',
      { home: { kind: 'MANUFACTURED' } },
      { constructionMethod: '2', manufacturedType: '1', manufacturedLand: '1', units: '1' },
    ],
    ['4(a)(31)-3', 'is on one unit of a condominium', { home: { kind: 'CONDOMINIUM' } }, { constructionMethod: '1', units: '1' }],
    ['4(a)(33)(i)-1.i', 'was asked for from the lender itself', { isWholesale: false }, { submission: '1', payableTo: '1' }],
    ['4(a)(33)(i)-1.iii', 'came from a broker', { isWholesale: true }, { submission: '2' }],
    ['4(a)(34)-2', 'has no originator with an identifier', { originatorId: undefined }, { nmlsrId: 'NA' }],
    ['4(a)(35)-2', 'was decided by the lender’s own rules', {}, { aus1: '6', ausResult1: '17', aus2: '', ausResult2: '' }],
  ])('comment %s: a line that %s', (_comment, _what, change, expected) => {
    expect(larRow(sampleInput(change))).toMatchObject(expected)
  })
})

describe('a row with the values that the filing instructions show', () => {
  const input = sampleInput({
    filer: { lei: '10BX939C5543TQA1144M', scoringModel: { code: 8, name: 'Credit Score' } },
    ownId: '999143X',
    appliedOn: '2025-07-21',
    action: { taken: 'ORIGINATED', on: '2025-07-21', denial: [] },
    address: { street: '456 W Somewhere Ave Apt 201', city: 'Anytown', state: 'CA', zip: '90049-9998' },
    home: { kind: 'SFR', countyFips: '06037', censusTract: '06037264000' },
    lineCents: 11_050_000,
    applicant: { bornOn: '2001-07-21', answers: sampleAnswers },
    incomeCents: 3_550_000,
    decided: { score: 650, dtiBps: 4_295, cltvBps: 8_005, valueCents: 35_050_000, isHighCost: false },
    terms: { rate: '4.125', years: 30, isVariable: false },
    aporPercent: '3.697',
  })

  it('writes each of them so', () => {
    expect(larRow(input)).toMatchObject({
      ...{ lei: '10BX939C5543TQA1144M', uli: '10BX939C5543TQA1144M999143X38', applicationDate: '20250721', actionDate: '20250721' },
      ...{ street: '456 W Somewhere Ave Apt 201', city: 'Anytown', state: 'CA', zip: '90049-9998', county: '06037', tract: '06037264000' },
      ...{ loanAmount: '110500', age: '24', income: '36', score: '650', scoreModelText: 'Credit Score', interestRate: '4.125' },
      ...{ rateSpread: '0.428', dti: '42.95', cltv: '80.05', loanTerm: '360', propertyValue: '350500', nmlsrId: '123450' },
    })
    expect(larRow({ ...input, aporPercent: '4.553' }).rateSpread).toBe('-0.428')
  })

  it('passes the official edits, and makes a file of a sheet and one row', () => {
    const file = makeHmdaFile({ ...sampleTransmittal, lei: '10BX939C5543TQA1144M' }, 2025, [input])
    expect(runEdits(file).filter(({ kind }) => kind !== 'QUALITY')).toEqual([])
    expect(hmdaFileText(file).split('\n')[1]).toContain('2|10BX939C5543TQA1144M|10BX939C5543TQA1144M999143X38|20250721|')
  })
})
