import type { ShownAccount } from '@hearthline/domain'

const TYPES = { CHECKING: 'Checking', SAVINGS: 'Savings' } as const

/** "Harbor Bank, checking, ending in 6789": never a whole number. */
export const describeAccount = ({ institution, accountType, last4 }: Pick<ShownAccount, 'institution' | 'accountType' | 'last4'>): string =>
  [institution, TYPES[accountType].toLowerCase(), ...(last4 ? [`ending in ${last4}`] : [])].join(', ')
