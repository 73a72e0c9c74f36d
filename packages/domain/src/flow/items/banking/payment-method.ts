/** Autopay or payment by hand. */
import * as z from 'zod/mini'
import { PAY_TYPES } from '../../../routing/status-enumerations.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { termsAmong } from '../offer/agreed-terms.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { revisedOffer } from '../offer/revised-offer.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { accountCheck } from './account-check.ts'
import {
  asKept,
  bankAccount,
  type KeptAccount,
  keptAccount,
  keptAccountLabels,
  MOST_ACCOUNTS,
  showAccount,
  shownAccount,
  TOO_MANY_ACCOUNTS,
} from './bank-account.ts'
import { disbursementAccount } from './disbursement-account.ts'

export const AUTOPAY_CONSENT_MISSING = 'Check the box to authorize automatic payments'
const answer = z.object({
  payType: z.enum(PAY_TYPES),
  /** Absent: payments are drawn from the account that the money goes to. */
  otherAccount: z.optional(bankAccount),
  /** 12 CFR 1005.10(b): in a writing that the person signed or similarly authenticated. */
  autopayConsent: z.optional(z.boolean()),
})

export const keptPaymentMethod = z.extend(answer, {
  otherAccount: z.optional(keptAccount),
  /** Which of the accounts for the money was authorized, where payments are drawn from it. Absent in what earlier releases stored. */
  ofAccount: z.optional(z.int()),
})
export type KeptPaymentMethod = z.infer<typeof keptPaymentMethod>
export const acceptedPaymentMethod = answer.check(({ value, issues }) => {
  if (value.payType === 'AUTOPAY' && value.autopayConsent !== true) {
    issues.push({ code: 'custom', path: ['autopayConsent'], message: AUTOPAY_CONSENT_MISSING, input: value })
  }
})

export const paymentSecrets = { 'otherAccount.accountNumber': 'accountNumber', 'otherAccount.link.access': 'accessToken' } as const

export const paymentMethodLabels = {
  payType: { label: 'How would you like to pay?', options: { AUTOPAY: 'Automatic payments', MANUAL: 'I pay each month myself' } },
  otherAccount: keptAccountLabels,
  autopayConsent: 'I authorize automatic payments',
  ofAccount: 'Payments are drawn from',
} as const

const monthly = z.object({ withCents: z.int(), withoutCents: z.int() })
export const paymentAbout = z.object({
  account: z.optional(shownAccount),
  accountStatus: z.optional(z.string()),
  /** What each month costs with the discount for automatic payments, and without it; absent where the offer has none. */
  monthly: z.optional(monthly),
  /** Payments were authorized from the account for the money, and that is another one now: what was authorized is over. */
  accountReplaced: z.optional(z.literal(true)),
})

export function paymentAboutOf(known: Known): z.infer<typeof paymentAbout> {
  const account = known(disbursementAccount)
  return { account: account && showAccount(account), accountStatus: known(accountCheck)?.status, monthly: monthlyOf(known) }
}

/** An authorization is for the account that it names (12 CFR 1005.10(b)): another one for the money is authorized anew. */
const isOfAccountNow = (known: Known, { payType, otherAccount, ofAccount }: KeptPaymentMethod): boolean =>
  payType !== 'AUTOPAY' || otherAccount !== undefined || ofAccount === undefined || ofAccount === (known(disbursementAccount)?.attempt ?? 1)

/**
 * Regulation E lets a lower rate be offered for automatic payments (12 CFR 1005.10(e)(1), comment 10(e)(1)-1); this is what it comes to. It is kept or
 * lost here and not added: undefined where the discount was not chosen with the offer.
 */
function monthlyOf(known: Known): z.infer<typeof monthly> | undefined {
  const choice = known(revisedOffer) ?? known(chosenOffer)
  if (!choice?.discounts.includes('AUTOPAY')) return undefined
  const others = choice.discounts.filter((discount) => discount !== 'AUTOPAY')
  const paymentAt = (discounts: string[]) =>
    termsAmong(known(verifiedDecision), { ...choice, discounts }, reportsOf(known))?.monthlyPaymentCents
  const [withCents, withoutCents] = [paymentAt([...others, 'AUTOPAY']), paymentAt(others)]
  return withCents !== undefined && withoutCents !== undefined && withCents < withoutCents ? { withCents, withoutCents } : undefined
}

export const paymentMethod = ask('payment-method', {
  title: 'Choose how you pay',
  why: 'If your offer has an autopay discount, you need automatic payments to keep it.',
  steps: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  step: (known) => (known(accountCheck)?.status === 'VERIFIED' ? 'VERIFIED_AUTOPAY_ACCOUNT' : 'AUTOPAY_ACCOUNT'),
  secret: paymentSecrets,
  agrees: { autopayConsent: 'AUTOPAY' },
  corrects: [disbursementAccount],
  data: keptPaymentMethod,
  accepts: acceptedPaymentMethod,
  keeps: (known, given) => keptOf(known, given),
  holds: isOfAccountNow,
  fits: (known, { otherAccount }) =>
    otherAccount && (otherBefore(known)?.attempt ?? 0) >= MOST_ACCOUNTS
      ? [{ path: 'otherAccount.accountNumber', message: TOO_MANY_ACCOUNTS }]
      : [],
  about: {
    data: paymentAbout,
    of: (known, _on, given) => ({
      ...paymentAboutOf(known),
      ...(given !== undefined && !isOfAccountNow(known, given as KeptPaymentMethod) && { accountReplaced: true as const }),
    }),
  },
  labels: paymentMethodLabels,
  example: { payType: 'AUTOPAY', autopayConsent: true },
})

/** Whether automatic payments are drawn from the account that the money goes to. */
export function paysFromMoneyAccount(known: Known): boolean {
  const method = known(paymentMethod)
  return method?.payType === 'AUTOPAY' && method.otherAccount === undefined
}

/** Who pays by hand needs no account for it, and has authorized nothing. */
function keptOf(known: Known, { payType, otherAccount, autopayConsent }: KeptPaymentMethod): KeptPaymentMethod {
  if (payType === 'MANUAL') return { payType }
  const account = otherAccount
    ? { otherAccount: asKept(otherBefore(known), otherAccount) }
    : { ofAccount: known(disbursementAccount)?.attempt ?? 1 }
  return { payType, autopayConsent, ...account }
}

function otherBefore(known: Known): KeptAccount | undefined {
  return known(paymentMethod)?.otherAccount
}
