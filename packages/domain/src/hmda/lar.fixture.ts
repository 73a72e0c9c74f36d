/** An application that was made and paid out, as the register is told of it. Tests change what they are about. */
import type { Demographics } from '../flow/items/about-you/hmda.ts'
import type { LarInput } from './lar-input.ts'
import type { Transmittal } from './transmittal-sheet.ts'

export const SAMPLE_LEI = '0000SAMPLEHEARTH0085'

export const sampleAnswers: Demographics = { ethnicity: ['NOT_HISPANIC'], race: ['WHITE'], sex: ['FEMALE'] }

export const sampleTransmittal: Transmittal = {
  institution: 'Hearthline Lending, Inc.',
  lei: SAMPLE_LEI,
  taxId: '00-0000001',
  agency: 7,
  contact: {
    name: 'Sample Contact',
    phone: '888-819-6388',
    email: 'help@hearthline.example',
    street: '400 Hearth Street, Suite 900',
    city: 'Sacramento',
    state: 'CA',
    zip: '95814',
  },
}

export const sampleInput = (change: Partial<LarInput> = {}): LarInput => ({
  filer: { lei: SAMPLE_LEI, scoringModel: { code: 8, name: 'Sandbox sample score' } },
  ownId: 'HL1001',
  appliedOn: '2026-03-02',
  action: { taken: 'ORIGINATED', on: '2026-04-06', denial: [] },
  purpose: { isRefinancing: false, isHomeImprovement: true, isBusiness: false },
  occupancy: 'HOME',
  address: { street: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  home: { kind: 'SFR', countyFips: '06067', censusTract: '06067001101' },
  lineCents: 8_754_150,
  applicant: { bornOn: '1984-05-17', answers: sampleAnswers },
  incomeCents: 14_550_000,
  decided: { score: 742, dtiBps: 3_412, cltvBps: 6_205, valueCents: 62_000_000, isHighCost: false },
  lienPosition: 2,
  terms: { rate: '8.350', years: 20, isVariable: false },
  aporPercent: '6.120',
  isWholesale: false,
  originatorId: '123450',
  ...change,
})
