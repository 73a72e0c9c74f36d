import { expect, it } from 'vitest'
import { sendsWords } from './sends-words.ts'

const reads = (data: object) => [{ title: null, labels: {}, data }] as never

it('says before the last approval what it sends, and of the first that it sends nothing', () => {
  const sent = reads({ sentCents: 16_361_350, creditorsCents: 4_000_000, cashCents: 12_361_350 })
  expect(sendsWords({ id: 'funding-decision', reads: sent }, false)).toBe(
    'This is the last approval. It sends $163,613.50: $40,000 to creditors, and $123,613.50 to the borrower. It leaves at once, or on the next business day, and no one is asked again.',
  )
  const cash = reads({ sentCents: 5_000_000, creditorsCents: 0, cashCents: 5_000_000 })
  expect(sendsWords({ id: 'funding-decision', reads: cash }, true)).toMatch(/sends \$50,000 to the borrower\. The payment is on hold/)
  expect(sendsWords({ id: 'replacement-approval', reads: [] }, false)).toContain('the money that came back is sent to this account')
  expect(sendsWords({ id: 'funding-first-approval', reads: sent }, false)).toContain('sends nothing yet')
  expect(sendsWords({ id: 'closing-terms', reads: [] }, false)).toBeUndefined()
})
