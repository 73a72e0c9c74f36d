import { expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { faultOfRelease } from './rescission-return.ts'

it('a release of the lien is recorded no earlier than the deed, and under a number of its own', () => {
  const recording = { outcome: 'RECORDED', recordingNumber: '2026-11280042', recordedOn: '2026-12-03', feeCents: 4_300, taxCents: 0 }
  const { known } = standing(factsUpTo('complete', '2026-12-09T18:30:00.000Z', { recording })).walk
  const fault = (on: string, reference: string, what: 'LIEN_RELEASE' | 'CASH' = 'LIEN_RELEASE') =>
    faultOfRelease(known, { what, on, reference })?.field
  expect(fault('2026-12-02', '2026-99')).toBe('on')
  expect(fault('2026-12-09', ' 2026-11280042 ')).toBe('reference')
  expect(fault('2026-12-03', '2026-99')).toBeUndefined()
  expect(fault('2026-12-02', 'W1', 'CASH')).toBeUndefined()
})
