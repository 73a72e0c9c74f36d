/** The account fields that the disbursement and the payment ask for. */
import { z } from 'zod'

export const bankAccount = z.object({
  institution: z.string().min(2).max(120),
  routingNumber: z.string().regex(/^\d{9}$/, 'A routing number has nine digits'),
  accountNumber: z.string().regex(/^\d{4,17}$/, 'Enter the account number as digits'),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
})
export const exampleAccount = {
  institution: 'Harbor Bank',
  routingNumber: '121000358',
  accountNumber: '000123456789',
  accountType: 'CHECKING' as const,
}
