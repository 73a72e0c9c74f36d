import { describe, expect, it } from 'vitest'
import { IN_PERSON_RULES, inPersonRule, type RecorderRow, recorderTakes, recordingYears } from './notary-law.ts'
import { meetingPlaces, notaryMeeting } from './notary-meeting.ts'

describe('the law of notaries', () => {
  it('a row holds from its day, and until the day before its end', () => {
    expect(inPersonRule('CA', 'HOME', '2029-12-31')).toBeDefined()
    expect(inPersonRule('CA', 'HOME', '2030-01-01')).toBeUndefined()
    expect(notaryMeeting('CA', 'HOME', '2030-01-01')).toBe('ONLINE')
  })

  it('cites a source in every row', () => {
    for (const { citation } of IN_PERSON_RULES) expect(citation.length).toBeGreaterThan(10)
  })

  it('closes at an office where the law says so (Tex. Const. XVI s.50(a)(6)(N))', () => {
    expect(meetingPlaces('TX', 'HOME')).not.toContain('HOME')
    expect(meetingPlaces('TX', 'SECONDARY')).toContain('HOME')
    expect(meetingPlaces('GA', 'HOME')).toEqual(['ATTORNEY_OFFICE'])
  })
})

describe('what a recorder takes', () => {
  const row = (takes: boolean, from: string, county?: string): RecorderRow => ({
    state: 'CO',
    takes,
    from,
    citation: 'read there',
    ...(county && { county }),
  })

  it('is not known, and never assumed, where no row says it', () => {
    expect(recorderTakes({ state: 'CO', county: 'Denver' })).toBe('NOT_KNOWN')
  })

  it('is the county’s own row before the state’s, and the newest of each that holds', () => {
    const rows = [row(true, '2020-01-01'), row(false, '2024-01-01', 'Denver'), row(true, '2027-01-01', 'Denver')]
    expect(recorderTakes({ state: 'CO', county: 'Denver' }, '2026-11-24', rows)).toBe('REFUSES')
    expect(recorderTakes({ state: 'CO', county: 'Denver' }, '2027-01-01', rows)).toBe('TAKES')
    expect(recorderTakes({ state: 'CO', county: 'Boulder' }, '2026-11-24', rows)).toBe('TAKES')
  })
})

describe('the recording of a session', () => {
  it('is kept as long as the state’s row says, and ten years where no one has looked it up', () => {
    expect([recordingYears('TX').years, recordingYears('FL').years, recordingYears('OH').years]).toEqual([5, 10, 10])
  })
})
