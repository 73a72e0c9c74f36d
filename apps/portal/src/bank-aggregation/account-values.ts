/** A typed account as its form holds it, and how it is judged. In this form's memory alone: no storage and no address holds a number. */
import type { TypedAccount } from '@hearthline/domain'
import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import type { FieldProblem, Form } from '../forms/use-form.ts'
import { problemsOf } from '../forms/use-form.ts'
import type { FoundBank } from './use-bank-of.ts'

export interface AccountValues {
  routingNumber: string
  institution: string
  accountNumber: string
  accountNumberAgain: string
  accountType: '' | 'CHECKING' | 'SAVINGS'
}

export const NO_ACCOUNT: AccountValues = { routingNumber: '', institution: '', accountNumber: '', accountNumberAgain: '', accountType: '' }

export const EXAMPLE_ACCOUNT: AccountValues = {
  routingNumber: '121000358',
  institution: 'Harbor Bank',
  accountNumber: '000123456789',
  accountNumberAgain: '000123456789',
  accountType: 'CHECKING',
}

const MESSAGES: Readonly<Record<string, string>> = { institution: 'Enter the name of the bank', accountType: 'Choose checking or savings' }

/** The directory said only now that it doesn't know the bank's name: its field has just appeared, and no one has left it empty. */
export const isNameJustAsked = (before: FoundBank, found: FoundBank, { institution }: AccountValues): boolean =>
  before.state === 'looking' && found.state === 'unnamed' && institution.trim() === ''

const NO_BANK = 'No bank has this routing number. Check it on a check or in your bank’s app.'

/** What is wrong with a routing number as it stands; undefined while nothing is, and where none was typed. */
export function routingProblem(routingNumber: string, bank: FoundBank): string | undefined {
  if (routingNumber === '') return undefined
  if (routingNumber.length < 9) return `A routing number has nine digits. You entered ${routingNumber.length}.`
  const [problem] = problemsOf(bankAccount.shape.routingNumber, routingNumber)
  return problem?.message ?? (bank.state === 'unknown' ? NO_BANK : undefined)
}

/** The account, or undefined after its problems were shown. */
export function judgeAccount(form: Pick<Form<AccountValues>, 'values' | 'fail'>, bank: FoundBank): TypedAccount | undefined {
  const { values, fail } = form
  const { accountNumberAgain, ...typed } = values
  // A number that is not a bank's is judged by itself, without the name that it cannot have.
  const institution = bank.name ?? (bank.state === 'unnamed' ? typed.institution.trim() : typed.institution.trim() || 'Bank')
  const account = { ...typed, institution }
  const ofNumber = routingProblem(typed.routingNumber, bank)
  const problems: FieldProblem[] = problemsOf(bankAccount, account).map(({ field, message }) => ({
    field,
    message: (field === 'routingNumber' ? ofNumber : MESSAGES[field]) ?? message,
  }))
  if (ofNumber !== undefined && !problems.some(({ field }) => field === 'routingNumber'))
    problems.push({ field: 'routingNumber', message: ofNumber })
  if (typed.accountNumber !== accountNumberAgain) {
    problems.push({ field: 'accountNumberAgain', message: 'The two account numbers are not the same. Check both.' })
  }
  fail(problems)
  return problems.length > 0 ? undefined : (account as TypedAccount)
}
