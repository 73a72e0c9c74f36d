import { describe, expect, it } from 'vitest'
import { earlierOf } from './earlier-accounts.ts'

type Earlier = Parameters<typeof earlierOf>[0]['earlierAccounts'][number]

const account = { institution: 'Harbor Bank', routingNumber: '121000358', accountType: 'CHECKING', last4: '6789', isLinked: false } as const
const earlier = (at: string, more: Partial<Earlier> = {}): Earlier => ({
  part: 'BANK_ACCOUNT',
  at: `2026-11-${at}T10:00:00.000Z`,
  attempt: 1,
  account,
  found: { status: 'FAILED_VERIFICATION', reference: `account-${at}` },
  refusal: null,
  sameAs: [],
  ...more,
})
const REFUSED = { at: '2026-11-21T10:00:00.000Z', reason: 'In another name' }

describe('accounts that failed before', () => {
  it('stand beside the one under review, the newest first, and say which is the same and was refused', () => {
    const file = {
      earlierAccounts: [
        earlier('20', { refusal: REFUSED, sameAs: ['BANK_ACCOUNT'] }),
        earlier('21', { sameAs: ['BANK_ACCOUNT'] }),
        earlier('22'),
      ],
    }
    expect(earlierOf(file, 'BANK_ACCOUNT').map(({ isSame, isRefusedAgain }) => [isSame, isRefusedAgain])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })
  it('are those of the other purpose only where the very same account is named for this one now', () => {
    const refusedForMoney = earlier('20', { refusal: REFUSED, sameAs: ['AUTOPAY_ACCOUNT'] })
    expect(earlierOf({ earlierAccounts: [refusedForMoney, earlier('21')] }, 'AUTOPAY_ACCOUNT')).toMatchObject([{ isRefusedAgain: true }])
  })
})
