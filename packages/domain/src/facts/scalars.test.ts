import { describe, expect, it } from 'vitest'
import { isLocalDate } from '../values/local-date.ts'
import { localDate } from './scalars.ts'

describe('a calendar day that someone sends', () => {
  it.each(['0000-01-01', '0000-12-31', '0001-01-01', '9999-12-31', '2026-02-29', '2028-02-29', '2026-13-01', '26-01-01', ''])(
    'is taken only where the calendar can count with it: %j',
    (day) => expect(localDate.safeParse(day).success).toBe(isLocalDate(day)),
  )
  it('has one problem at a time', () => {
    for (const day of ['0000-01-01', 'soon']) expect(localDate.safeParse(day).error?.issues).toHaveLength(1)
  })
})
