import { describe, expect, it } from 'vitest'
import { notaryMeeting } from './notary-meeting.ts'

const WITH_REMOTE_NOTARIES =
  'AL AK AZ AR CO DE FL HI ID IL IN IA KS KY LA ME MD MA MI MN MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SD TN UT VT VA WA WV WI WY'

describe('the meeting with a notary', () => {
  it.each(WITH_REMOTE_NOTARIES.split(' '))('may be online in %s, which has permanent remote notarization', (state) => {
    expect(notaryMeeting(state, 'HOME')).toBe('ONLINE')
  })

  it.each([
    ['CA', 'whose act (SB 696 of 2023) is enacted and not in operation'],
    ['CT', 'whose act leaves real estate closings out'],
    ['GA', 'where no act was found'],
    ['MS', 'where no act was found'],
    ['SC', 'whose title 26 chapter 2 knows in-person electronic notaries alone'],
  ])('is in person in %s, %s', (state) => {
    for (const occupancy of ['HOME', 'SECONDARY', 'INVESTMENT'] as const) expect(notaryMeeting(state, occupancy)).toBe('MANUAL')
  })

  it('is in person for a Texas homestead alone (Tex. Const. XVI s.50(a)(6)(N), 7 TAC 153.15)', () => {
    expect([notaryMeeting('TX', 'HOME'), notaryMeeting('TX', undefined)]).toEqual(['MANUAL', 'MANUAL'])
    expect([notaryMeeting('TX', 'SECONDARY'), notaryMeeting('TX', 'INVESTMENT')]).toEqual(['ONLINE', 'ONLINE'])
  })
})
