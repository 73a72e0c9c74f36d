/** The bank's files in words. */
import type { BankEntryBody, BankFileBody } from '@hearthline/contract'
import type { ChipTone } from '@hearthline/ui/status-chip'

export const FILE_STATES: Readonly<Record<BankFileBody['state'], readonly [tone: ChipTone, words: string, what: string]>> = {
  CUT: ['caution', 'cut', 'Written, and not with the bank yet. It is handed over automatically.'],
  STAGED: ['caution', 'staged', 'At the bank’s place, where the bank does not read it yet. It is released automatically.'],
  RELEASED: ['positive', 'released', 'With the bank.'],
  ANSWERED: ['critical', 'answered', 'With the bank, which sent an entry back or said what has changed.'],
}

export const ENTRY_KINDS: Readonly<Record<BankEntryBody['kind'], string>> = {
  DISBURSEMENT: 'Money to the borrower',
  PRENOTE: 'Test entry',
  FEE: 'Valuation fee',
}

/** 'Checking •••• 6789 at 121000358'; a number too short to show its end shows nothing. */
export const accountWords = ({ routingNumber, last4, accountType }: BankEntryBody['account']): string =>
  `${accountType === 'CHECKING' ? 'Checking' : 'Savings'} ${last4 ? `•••• ${last4}` : '••••'} at ${routingNumber}`

export const entryCount = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`)
