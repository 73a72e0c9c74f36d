/** Why an account could not be verified, as its owner reads it: what was found, and what to do. */
import type { AccountFinding } from '@hearthline/domain'

const WORDS: Readonly<Record<AccountFinding, string>> = {
  NOT_FOUND: 'The bank has no account with these numbers. Check both numbers on a check or in your bank’s app.',
  CLOSED: 'The bank says this account is closed. Choose one that is open.',
  NOT_A_DEPOSIT_ACCOUNT: 'We can send money to a checking or savings account only. Choose one of those.',
  ANOTHER_HOLDER: 'The bank has another name on this account. Choose an account in your own name or a co-owner’s.',
  NOT_LISTED: 'We can’t ask this bank directly. Choose another account.',
  IN_REVIEW: 'We couldn’t verify this account. Check the numbers, or choose another account.',
}

export const describeFinding = (finding: AccountFinding | undefined): string => WORDS[finding ?? 'IN_REVIEW']
