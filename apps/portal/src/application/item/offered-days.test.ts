import { notaryAppointment, valuationVisit } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readAgainAfter } from './offered-days.ts'

const known = (() => undefined) as never

describe('a page that offers days', () => {
  it('reads them again each minute: the notary’s, and those of a visit to the home', () => {
    expect(readAgainAfter(notaryAppointment.about!.of(known, '2026-11-25'))).toBe(60_000)
    expect(readAgainAfter(valuationVisit.about!.of(known, '2026-11-25'))).toBe(60_000)
  })
  it('is not read again where nothing depends on the day', () => {
    for (const about of [undefined, {}, { onlineDays: [] }, { places: ['HOME'] }]) expect(readAgainAfter(about)).toBe(false)
  })
})
