/** The words beside each box that a person ticks, and the version of those words: what is shown is what is kept. */
import { CREDIT_AUTHORIZATION_VERSION, creditAuthorizationText } from './credit-authorization.ts'

export interface ConsentLender {
  readonly legalName: string
  /** 'Terms of Service' or 'Terms of Use' */
  readonly termsLabel: string
  /** What the button of the soft pull reads. */
  readonly applyButton: string
}

/** 12 CFR 1005.10(b): clear and understandable terms of preauthorized transfers; (c): how to stop one; (d): notice of another amount. */
export const autopayWords = (legalName: string): string =>
  `I authorize ${legalName} to withdraw each monthly payment from the bank account I chose here, electronically, on its due date. The amount is the minimum payment on my monthly statement and can change. I get written notice of the amount and date at least 10 days before a payment that differs from the one before. I can stop a payment or end this authorization by telling ${legalName} or my bank, by phone or in writing, at least 3 business days before the payment date. Automatic payments are not a condition of my line.`
/** Boxes of the application's own questions, which name no lender. */
export const ELECTRONIC_SIGNATURE_WORDS = 'I agree to sign electronically'
export const FEE_DEBIT_WORDS =
  'I authorize one debit of the valuation fee from the bank account that I named for my money, on or after the day shown.'
/** 42 USC 4104a(a)(1) and 12 CFR 22.9(d), and alike for other lenders: the record that the borrower received the notice. */
export const FLOOD_NOTICE_RECEIPT_WORDS = 'I received the notice that my home is in a special flood hazard area.'
/** 12 CFR 1026.15(c), comment 15(c)-5.i.B: a written statement that the right was not exercised, given after it has ended. */
export const NOT_CANCELED_WORDS =
  'I did not cancel this line. I have not mailed, sent or delivered a notice of cancellation to anyone. I know that my time to cancel has ended.'

const MESSAGES = 'Message and data rates may apply. Reply STOP to end, HELP for help. See the Privacy Policy and the Terms of Service.'

const words = {
  // 15 USC 1681b(a)(2): a report may be furnished on the consumer's written instructions. A soft inquiry is seen by the consumer alone.
  SOFT_CREDIT: {
    version: CREDIT_AUTHORIZATION_VERSION,
    text: ({ legalName, applyButton }) => creditAuthorizationText({ lender: legalName, button: applyButton }),
  },
  // The same permission (15 USC 1681b(a)(2)), for an inquiry that others see: it is made once the application is submitted.
  HARD_CREDIT: {
    version: '2026-11-23',
    text: ({ legalName }) =>
      `When I submit my application, I give ${legalName} written instructions under the Fair Credit Reporting Act to obtain my credit report from one or more credit bureaus, to decide on my application. This is a hard inquiry: other lenders can see it, and it may lower my credit score.`,
  },
  // 15 USC 7001(c)(1): the text that it names says what it covers, how to withdraw, how to get paper copies, and what is needed to read them.
  ELECTRONIC_COMMUNICATION: { version: '2026-11-22', text: () => 'I agree to receive documents and notices electronically.' },
  TERMS_PRIVACY: { version: '2026-11-22', text: ({ termsLabel }) => `I agree to the ${termsLabel} and the Privacy Policy.` },
  // 47 CFR 64.1200(f)(9): clear authorization for automated marketing messages, not a condition of any purchase.
  SMS: {
    version: '2026-11-22',
    text: ({ legalName }) =>
      `I agree to receive marketing text messages from ${legalName}, including messages sent by automated means, at the number I provided. Consent is not a condition of any loan. ${MESSAGES}`,
  },
  SMS_TRANSACTIONAL: {
    version: '2026-11-22',
    text: ({ legalName }) =>
      `I agree to receive text messages from ${legalName} about my application and my account at the number I provided. ${MESSAGES}`,
  },
  AUTOPAY: { version: '2026-11-23', text: ({ legalName }) => autopayWords(legalName) },
  // 15 USC 7001(a), state law: intent to sign by electronic means.
  ELECTRONIC_SIGNATURE: { version: '2026-11-22', text: () => ELECTRONIC_SIGNATURE_WORDS },
  // 12 CFR 1005.3(b)(2) and Nacha's rules for WEB entries: an authorization in writing, similarly authenticated, for a single debit.
  FEE_DEBIT: { version: '2026-11-23', text: () => FEE_DEBIT_WORDS },
  FLOOD_NOTICE_RECEIPT: { version: '2026-11-23', text: () => FLOOD_NOTICE_RECEIPT_WORDS },
  NOT_CANCELED: { version: '2026-11-25', text: () => NOT_CANCELED_WORDS },
} satisfies Record<string, { version: string; text: (lender: ConsentLender) => string }>

export type ConsentName = keyof typeof words
export const CONSENT_NAMES = Object.keys(words) as ConsentName[]

export const consentStatement = (name: ConsentName, lender: ConsentLender): string => words[name].text(lender)
export const consentWordsVersion = (name: ConsentName): string => words[name].version
