/** The account fields that the disbursement and the payment ask for. */
import * as z from 'zod/mini'
import { routingNumber } from '../../../fields/routing-number.ts'

export const bankAccount = z.object({
  institution: z.string().check(z.minLength(2), z.maxLength(120)),
  routingNumber,
  accountNumber: z.string().check(z.regex(/^\d{4,17}$/, 'Enter the account number, digits only')),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
})

export const bankAccountLabels = {
  institution: 'Bank or institution',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  accountType: { label: 'Account type', options: { CHECKING: 'Checking', SAVINGS: 'Savings' } },
} as const

export const exampleAccount = {
  institution: 'Harbor Bank',
  routingNumber: '121000358',
  accountNumber: '000123456789',
  accountType: 'CHECKING' as const,
}
