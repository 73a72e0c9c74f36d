/** The sandbox's banks: invented, with routing numbers that pass the check. What is linked is in their public tokens. */
import { drawDigits } from '../../sandbox/draw.ts'

export interface SandboxBank {
  readonly id: string
  readonly name: string
  readonly routingNumber: string
  /** Asks for a code after the password. */
  readonly asksCode?: true
  /** Its own trouble: no one gets in. */
  readonly isDown?: true
}

export const SANDBOX_BANKS: readonly SandboxBank[] = [
  { id: 'harbor', name: 'Harbor Bank', routingNumber: '121000358' },
  { id: 'cedar', name: 'Cedar Savings Bank', routingNumber: '121099990', asksCode: true },
  { id: 'prairie', name: 'Prairie Credit Union', routingNumber: '321099994', isDown: true },
]

export const SANDBOX_USER = 'user_good'
export const SANDBOX_PASSWORD = 'pass_good'
export const SANDBOX_CODE = '1234'

export interface SandboxAccount {
  readonly id: string
  readonly name: string
  readonly accountType: 'CHECKING' | 'SAVINGS'
}

export const SANDBOX_ACCOUNTS: readonly SandboxAccount[] = [
  { id: 'checking', name: 'Everyday Checking', accountType: 'CHECKING' },
  { id: 'savings', name: 'Rainy Day Savings', accountType: 'SAVINGS' },
]

/** Its last digits are those of an account that is Bankfraud's own. */
const SAVINGS_END = '2468'

export const numberOf = (session: string, bank: SandboxBank, account: SandboxAccount): string =>
  account.accountType === 'SAVINGS' ? `${drawDigits(6, session, bank.id)}${SAVINGS_END}` : drawDigits(10, session, bank.id, account.id)

const PREFIX = 'public-sandbox'

export const publicTokenOf = (session: string, bank: SandboxBank, account: SandboxAccount): string =>
  [PREFIX, bank.id, account.id, session].join(':')

export function readPublicToken(token: string): { session: string; bank: SandboxBank; account: SandboxAccount } | undefined {
  const [prefix, bankId, accountId, session] = token.split(':')
  const bank = SANDBOX_BANKS.find(({ id }) => id === bankId)
  const account = SANDBOX_ACCOUNTS.find(({ id }) => id === accountId)
  return prefix === PREFIX && bank && account && session ? { session, bank, account } : undefined
}
