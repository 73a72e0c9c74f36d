import { expect, it } from 'vitest'
import { isMoneySent, moneyWords, openBeforeMoney } from './open-before-money.ts'

const item = (id: string, state: string) => ({ id, title: `<${id}>`, state })

it('names what is open before the money is sent, and what every line has ahead', () => {
  const walk = [
    item('rescission', 'settled'),
    item('hazard-insurance-review', 'open'),
    item('recording', 'ahead'),
    item('recording-correction', 'ahead'),
    item('funding-decision', 'ahead'),
    item('disbursement', 'ahead'),
    item('line-opening', 'ahead'),
  ]
  expect(openBeforeMoney({ walk })).toEqual(['<hazard-insurance-review>', '<recording>', '<funding-decision>'])
  expect(moneyWords(openBeforeMoney({ walk }))).toContain('<hazard-insurance-review>, <recording>, and <funding-decision>.')
  const done = walk.map((one) => ({ ...one, state: one.id === 'line-opening' ? 'open' : 'settled' }))
  expect(moneyWords(openBeforeMoney({ walk: done }))).toBe('Money may be sent.')
})

it('says that money may be sent only while it may be, and no more once it was', () => {
  const due = [item('rescission', 'settled'), item('disbursement', 'open')]
  const sent = [item('rescission', 'settled'), item('disbursement', 'settled')]
  expect([isMoneySent({ walk: due }), isMoneySent({ walk: sent })]).toEqual([false, true])
  expect(moneyWords([], { isHeld: true })).toBe('The payment is on hold.')
  expect(moneyWords(['Recording'], { isHeld: true })).toBe('The payment is on hold. Also still open before it is sent: Recording.')
  expect(moneyWords([], { isSent: true })).toBe('')
})
