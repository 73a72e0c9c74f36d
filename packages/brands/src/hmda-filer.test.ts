import { describe, expect, it } from 'vitest'
import { hmdaFaults, hmdaFiler } from './hmda-filer.ts'

const filer = {
  // Valid by its check digits.
  lei: '54930084UKLVMY22DS16',
  taxId: '12-3456789',
  agency: 7,
  contact: { name: 'Pat Lee', phone: '503-555-0132', email: 'hmda@riverbank.example' },
  scoringModel: { code: 12 },
}
const faults = (lei: string, sample = false) => hmdaFaults({ sample, company: { hmda: hmdaFiler.parse({ ...filer, lei }) } })

describe('what a lender files its register with', () => {
  it('is taken as registered, and may be left out', () => {
    expect(faults(filer.lei)).toEqual([])
    expect(hmdaFaults({ sample: false, company: {} })).toEqual([])
  })
  it('has an LEI whose last digits check the others', () => {
    expect(faults('54930084UKLVMY22DS17').join()).toContain('do not check the others')
  })
  it('is a sample’s for a sample, and never for a lender', () => {
    expect(faults('0000SAMPLEHEARTH0085', true)).toEqual([])
    expect(faults('0000SAMPLEHEARTH0085').join()).toContain('is a sample’s')
    expect(faults(filer.lei, true).join()).toContain('may be a real lender’s')
  })
  it('names a model of its own with code 8 alone', () => {
    const says = (scoringModel: object) => hmdaFiler.safeParse({ ...filer, scoringModel }).error?.issues.map(({ message }) => message) ?? []
    expect(says({ code: 8 })).toEqual(['name the model with code 8, and with no other'])
    expect(says({ code: 12, name: 'x' })).toEqual(['name the model with code 8, and with no other'])
    expect(says({ code: 8, name: 'Our score 2' })).toEqual([])
  })
})
