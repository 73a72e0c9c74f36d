import type { ApplicationBody } from '@hearthline/contract'
import { expect, it } from 'vitest'
import { lookAgainMs } from './all-applications-query.ts'

const at = (step: string, waitingOn: 'you' | 'us' | 'nobody') =>
  lookAgainMs({ step, nextAction: { title: '', why: '', path: null, waitingOn }, dates: [] as never } as Parameters<typeof lookAgainMs>[0])

it('the dashboard goes on by itself while anyone but the reader is waited for, and each minute while it is their turn or all is over', () => {
  expect(at('WAITING_FOR_INITIAL_OFFERS', 'us')).toBe(5000)
  // Work between two reviews is no waiting step by name.
  expect(at('BPO_PROCESSING', 'us')).toBe(15_000)
  expect(at('CONDITIONS_OPEN', 'us')).toBe(15_000)
  expect(at('CONDITIONS_OPEN', 'you')).toBe(60_000)
  expect(at('DECLINED', 'nobody')).toBe(60_000)
})

it('an open line is read again as long as its money is on its way, and each minute for a creditor, whose answer takes weeks', () => {
  const open = (...dates: readonly Partial<ApplicationBody['dates'][number]>[]) =>
    lookAgainMs({ step: 'COMPLETE', nextAction: { title: '', why: '', path: null, waitingOn: 'nobody' }, dates } as never)
  expect(open({ state: 'done' }, { state: 'current' })).toBe(15_000)
  expect(open({ state: 'done' }, { state: 'current', isBeside: true })).toBe(60_000)
  expect(open({ state: 'done' })).toBe(60_000)
})
