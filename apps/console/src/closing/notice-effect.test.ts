import { expect, it } from 'vitest'
import { EFFECTS, noticeEffect } from './notice-effect.ts'

it('a written notice says before it is recorded whether it cancels at once or takes a second person', () => {
  const at = (isMoneyOut: boolean, mayBeStopped?: boolean) =>
    EFFECTS[noticeEffect({ rescission: { isMoneyOut }, onItsWay: mayBeStopped === undefined ? null : { mayBeStopped } })]
  expect(at(false)).toMatchObject({
    act: 'Cancel the line',
    note: expect.stringContaining('at once'),
    done: expect.stringContaining('is canceled'),
  })
  for (const effect of [at(true), at(true, false), at(true, true)]) {
    expect([effect.act, effect.done]).toEqual(['Record the notice', expect.not.stringContaining('is canceled')])
    expect(effect.note).toMatch(/another person (then )?confirms/i)
  }
})
