import { describe, expect, it } from 'vitest'
import { company, licenseFaults } from './company.ts'

const filled = {
  nmlsNumber: '123456',
  address: { street1: '1 River Street', city: 'Portland', state: 'OR', zip: '97201' },
  supportEmail: 'help@riverbank.example',
  ecoaAgency: 'FTC',
  licensedStates: ['CA', 'OR'],
  licenseLines: { CA: 'California Financing Law License 60DBO-0', OR: 'Oregon Mortgage Lending License ML-0' },
  lenderImageKey: 'riverbank',
}
const saidOf = (change: object): string[] =>
  company.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const faults = (change: object, sample = false, servedStates: readonly 'CA'[] = ['CA']) =>
  licenseFaults({ sample, company: company.parse({ ...filled, ...change }), lending: { servedStates } })

describe('a lender’s required disclosures', () => {
  it.each([
    [{ nmlsNumber: '' }, 'nmlsNumber: write the NMLS ID of the lender'],
    [{ nmlsNumber: undefined }, 'nmlsNumber: write the NMLS ID of the lender'],
    [{ address: { ...filled.address, street1: ' ' } }, 'address.street1: write the street'],
    [{ address: { ...filled.address, city: '' } }, 'address.city: write the city'],
    [{ address: { ...filled.address, state: '' } }, 'address.state: write the state'],
    [{ address: { ...filled.address, zip: '' } }, 'address.zip: write the five digits'],
    [{ supportEmail: '' }, 'supportEmail: write the email address'],
    [{ ecoaAgency: '' }, 'ecoaAgency: write the federal agency'],
    [{ ecoaAgency: undefined }, 'ecoaAgency: write the federal agency'],
    [{ licensedStates: [] }, 'licensedStates: write the states'],
    [{ licenseLines: { CA: '' } }, 'licenseLines.CA: write the name and number of the license'],
  ])('%j is refused with what to write', (change, sentence) => {
    expect(saidOf(change).join()).toContain(sentence)
  })

  it('a licensed state without its line is refused by field, and so is a line without a license', () => {
    expect(faults({})).toEqual([])
    expect(faults({ licenseLines: { CA: filled.licenseLines.CA } })).toEqual([
      'company.licenseLines.OR: write the name and number of the license in this state, or why none is needed; OR is among company.licensedStates.',
    ])
    expect(faults({ licensedStates: ['CA'] })).toEqual([
      'company.licenseLines.OR: OR is not among company.licensedStates; add it there, or remove the line.',
    ])
    expect(faults({ licensedStates: ['OR'], licenseLines: { OR: 'x' } })).toEqual([
      'lending.servedStates: CA is served but not among company.licensedStates.',
    ])
  })

  it('NMLS numbers beginning with 0 belong to samples only, and a sample has no other', () => {
    expect(faults({ nmlsNumber: '000148' })[0]).toContain('no NMLS ID begins with 0')
    expect(faults({ nmlsNumber: '000148' }, true)).toEqual([])
    expect(faults({}, true)[0]).toContain('123456 may be a real lender’s')
  })
})
