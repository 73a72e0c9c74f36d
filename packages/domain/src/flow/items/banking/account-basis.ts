/** An account that is paid, as whoever approves it reads it: no number. */
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { bankAccountLabels, type KeptAccount } from './bank-account.ts'

export const accountBasis = (title: string, { institution, routingNumber, accountType, last4, link }: KeptAccount): ShownBasis =>
  basisPart(
    title,
    {
      institution: bankAccountLabels.institution,
      routingNumber: bankAccountLabels.routingNumber,
      accountType: bankAccountLabels.accountType,
      last4: 'Account ending in',
      source: 'How it was named',
    },
    {
      institution,
      routingNumber,
      accountType,
      ...(last4 && { last4 }),
      source: link ? 'Linked through the borrower’s bank' : 'Typed by the borrower',
    },
  )
