/**
 * What a bank that returns a credit says by its code, and who has to act then (Nacha Operating Rules, Appendix Four, return reason codes R01 to
 * R29). Data: a code that is not here is looked at by a person.
 */
import { describeChange } from './ach-changes.ts'

/**
 * ACCOUNT: the account cannot take the money, and its owner names another. TEAM: something a person has to find out first, or a fault of the
 * file. DEBIT: of a debit alone; on a credit it makes no sense, and a person asks the bank.
 */
export type ReturnAction = 'ACCOUNT' | 'TEAM' | 'DEBIT'

interface ReturnReason {
  /** as the team reads it */
  readonly title: string
  readonly action: ReturnAction
  /** to the borrower, of a reason that is theirs to put right */
  readonly told?: string
}

const NO_ACCOUNT = 'Your bank has no such account, or it is in another name.'
const CLOSED = 'Your bank says the account is closed.'
const NOT_FOR_THIS = 'Your bank says the account can’t take this kind of payment.'

export const ACH_RETURNS = {
  R01: { title: 'Insufficient funds', action: 'DEBIT' },
  R02: { title: 'Account closed', action: 'ACCOUNT', told: CLOSED },
  R03: { title: 'No account, or unable to locate account', action: 'ACCOUNT', told: NO_ACCOUNT },
  R04: { title: 'Invalid account number', action: 'ACCOUNT', told: 'Your bank says the account number is not valid.' },
  R05: { title: 'Unauthorized debit to consumer account', action: 'DEBIT' },
  R06: { title: 'Returned at the request of our own bank', action: 'TEAM' },
  R07: { title: 'Authorization revoked', action: 'DEBIT' },
  R08: { title: 'Payment stopped', action: 'DEBIT' },
  R09: { title: 'Uncollected funds', action: 'DEBIT' },
  R10: { title: 'Originator not known, or not authorized', action: 'DEBIT' },
  R11: { title: 'Entry not in accordance with the authorization', action: 'DEBIT' },
  R12: { title: 'Branch sold to another bank', action: 'ACCOUNT', told: 'The account is now at another bank.' },
  R13: { title: 'Routing number not valid', action: 'ACCOUNT', told: 'The routing number is not of a bank that takes these payments.' },
  R14: { title: 'Representative payee deceased or unable to continue', action: 'TEAM' },
  R15: { title: 'Beneficiary or account holder deceased', action: 'TEAM' },
  R16: { title: 'Account frozen, or returned by instruction of OFAC', action: 'TEAM' },
  R17: { title: 'File record edit criteria, or an entry that looks like fraud', action: 'TEAM' },
  R18: { title: 'Improper effective entry date', action: 'TEAM' },
  R19: { title: 'Amount field error', action: 'TEAM' },
  R20: { title: 'Non-transaction account', action: 'ACCOUNT', told: NOT_FOR_THIS },
  R21: { title: 'Invalid company identification', action: 'TEAM' },
  R22: { title: 'Invalid individual ID number', action: 'TEAM' },
  R23: { title: 'Credit refused by the receiver', action: 'TEAM' },
  R24: { title: 'Duplicate entry', action: 'TEAM' },
  R25: { title: 'Addenda error', action: 'TEAM' },
  R26: { title: 'Mandatory field error', action: 'TEAM' },
  R27: { title: 'Trace number error', action: 'TEAM' },
  R28: { title: 'Routing number check digit error', action: 'ACCOUNT', told: 'The routing number is not valid.' },
  R29: { title: 'Corporate customer advises not authorized', action: 'DEBIT' },
} as const satisfies Readonly<Record<string, ReturnReason>>

/** Any code of the form; one that is not among the reasons is for a person. */
export const RETURN_CODE = /^R\d{2}$/

/** Not a bank's: the lender stopped the transfer before any bank had it. */
export const WITHDRAWN = 'WITHDRAWN'

/** The same, or a notification of change in answer to a test entry. */
export const ANSWER_CODE = /^[RC]\d{2}$/

const isChange = (code: string): boolean => code.startsWith('C')

const reasonOf = (code: string): ReturnReason | undefined => (ACH_RETURNS as Readonly<Record<string, ReturnReason>>)[code]

/** Whether the owner of the account names another; of every other reason a person finds out first what is wrong. */
export const asksForAccount = (code: string): boolean => isChange(code) || reasonOf(code)?.action === 'ACCOUNT'

/** 'R03, no account, or unable to locate account', for the team. */
export function describeReturn(code: string): string {
  if (code === WITHDRAWN) return 'Stopped by the lender before a bank had it'
  if (isChange(code)) return describeChange(code)
  const title = reasonOf(code)?.title ?? 'a reason that is not among those of credits'
  return `${code}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

/** To the borrower, without a code. */
export const returnTold = (code: string): string =>
  isChange(code) ? 'Your bank says the account details have changed.' : (reasonOf(code)?.told ?? 'Your bank did not take the payment.')
