import { expect, it } from 'vitest'
import { EFFECTS, noticeEffect } from './notice-effect.ts'

it('a written notice says before it is recorded that money stops, and that only a second person cancels the line for good', () => {
  const at = (isMoneyOut: boolean, mayBeStopped?: boolean) =>
    EFFECTS[noticeEffect({ rescission: { isMoneyOut }, onItsWay: mayBeStopped === undefined ? null : { mayBeStopped } })]
  expect(at(false).note).toContain('No money has left, and from now on none is sent.')
  for (const effect of [at(false), at(true), at(true, false), at(true, true)]) {
    expect([effect.act, effect.done]).toEqual(['Record the notice', expect.not.stringContaining('is canceled')])
    expect(effect.note).toMatch(/another person then confirms/i)
    expect(effect.done).toContain('Another person confirms or refuses the notice')
  }
})
