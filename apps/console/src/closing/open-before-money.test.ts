import { expect, it } from 'vitest'
import { moneyWords, openBeforeMoney } from './open-before-money.ts'

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
