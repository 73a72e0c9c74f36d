import { describe, expect, it } from 'vitest'
import { holdsIn } from './holds-in.ts'

const entry = (sequence: number, decided: string, reason: string) => ({
  ...{ sequence, at: `2026-11-2${sequence}T18:00:00.000Z`, actor: `operator:${sequence}`, action: 'recorded' },
  detail: { decided, reason },
})

describe('a payment on hold', () => {
  it('is read with who held it, when and why, while it is held', () => {
    expect(holdsIn([entry(1, 'funding-hold', 'An owner called.'), entry(2, 'recording', 'x')])).toEqual([
      { sequence: 1, at: '2026-11-21T18:00:00.000Z', actor: 'operator:1', reason: 'An owner called.' },
    ])
  })
  it('is read with who lifted it afterwards; another hold stands by itself', () => {
    const audit = [
      entry(1, 'funding-hold', 'A doubt.'),
      entry(2, 'funding-release', 'Cleared by phone.'),
      entry(3, 'funding-hold', 'Another.'),
    ]
    expect(holdsIn(audit).map(({ reason, lifted }) => [reason, lifted?.reason])).toEqual([
      ['Another.', undefined],
      ['A doubt.', 'Cleared by phone.'],
    ])
  })
})
