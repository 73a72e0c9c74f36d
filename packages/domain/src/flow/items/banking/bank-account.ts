/** A bank account as a person types it, and as it is kept: typed, or linked by an aggregator. */
import * as z from 'zod/mini'
import { routingNumber } from '../../../fields/routing-number.ts'

export const bankAccount = z.object({
  institution: z.string().check(z.minLength(2), z.maxLength(120)),
  routingNumber,
  accountNumber: z.string().check(z.regex(/^\d{4,17}$/, 'Enter the account number, digits only')),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
})
export type TypedAccount = z.infer<typeof bankAccount>

export const keptAccount = z.extend(bankAccount, {
  /** The last digits, to be shown; empty where they would be the whole number. */
  last4: z.optional(z.string()),
  /** Of an account that an aggregator named: what opens it there, and its own name for it. Never from a browser. */
  link: z.optional(z.object({ access: z.string(), account: z.string() })),
  /** How many accounts were named before it for the same purpose, and this one. */
  attempt: z.optional(z.int().check(z.gte(1))),
})
export type KeptAccount = z.infer<typeof keptAccount>

export const lastDigits = (accountNumber: string): string => (accountNumber.length > 4 ? accountNumber.slice(-4) : '')

/** @param before the account that it replaces */
export const asKept = (before: KeptAccount | undefined, account: KeptAccount): KeptAccount => ({
  ...account,
  last4: lastDigits(account.accountNumber),
  attempt: (before ? (before.attempt ?? 1) : 0) + 1,
})

export const accountSecrets = { accountNumber: 'accountNumber', 'link.access': 'accessToken' } as const

/** After so many failed accounts a person looks, and after so many in all no other is taken. */
export const MOST_FAILED_ACCOUNTS = 3
export const MOST_ACCOUNTS = 8
export const TOO_MANY_ACCOUNTS = 'You have entered several accounts already. Please contact us, and a specialist will help you.'

export const bankAccountLabels = {
  institution: 'Bank or institution',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  accountType: { label: 'Account type', options: { CHECKING: 'Checking', SAVINGS: 'Savings' } },
} as const

export const keptAccountLabels = {
  ...bankAccountLabels,
  last4: 'Last digits',
  link: { access: 'Access', account: 'Linked account' },
  attempt: 'Attempt',
} as const

export const exampleAccount = {
  institution: 'Harbor Bank',
  routingNumber: '121000358',
  accountNumber: '000123456789',
  accountType: 'CHECKING' as const,
}

/** An account as a screen shows it: no number. */
export const shownAccount = z.object({
  institution: z.string(),
  routingNumber: z.string(),
  last4: z.string(),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
  isLinked: z.boolean(),
})
export type ShownAccount = z.infer<typeof shownAccount>

export const showAccount = ({ institution, routingNumber: routing, last4 = '', accountType, link }: KeptAccount): ShownAccount => ({
  institution,
  routingNumber: routing,
  last4,
  accountType,
  isLinked: link !== undefined,
})
