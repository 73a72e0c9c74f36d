/** What each type of consent says. A changed text gets a new version; the old one stays on record with whoever gave it. */
import type { Brand } from '@hearthline/brands'

export const CONSENT_VERSION = '2026-11'

type Text = (lender: { readonly legal: string; readonly baseUrl: string; readonly phone: string }) => string

const texts = {
  // 15 USC 1681b(a)(2): a report may be furnished on the consumer's written instructions. A soft inquiry is seen by the consumer alone.
  SOFT_CREDIT: ({ legal }) =>
    `I give ${legal} written instructions under the Fair Credit Reporting Act to obtain my credit report from Experian, Equifax or TransUnion, to check my rate. This is a soft inquiry: it will not affect my credit score.`,
  HARD_CREDIT: ({ legal }) =>
    `I give ${legal} written instructions under the Fair Credit Reporting Act to obtain my full credit report in order to decide on my application. This is a hard inquiry: it may affect my credit score.`,
  // 15 USC 7001(c)(1): what it covers, how to withdraw, paper copies, what is needed to read.
  ELECTRONIC_COMMUNICATION: ({ legal, baseUrl, phone }) =>
    `I agree to receive disclosures, notices and documents from ${legal} electronically, as described at ${baseUrl}/communications. I may withdraw this consent or ask for paper copies at ${phone}. I can open web pages and PDF files on this device.`,
  TERMS_PRIVACY: ({ legal, baseUrl }) =>
    `I have read and agree to the terms of ${legal} at ${baseUrl}/terms and acknowledge its privacy policy at ${baseUrl}/privacy.`,
  // 47 CFR 64.1200(f)(9): clear authorisation for automated marketing messages, not a condition of any purchase.
  SMS: ({ legal }) =>
    `I agree to receive marketing text messages from ${legal}, also by automated means, at the number I gave. Consent is not a condition of any loan. Message and data rates may apply. Reply STOP to end, HELP for help. See the Privacy Policy and the Terms of Service.`,
  SMS_TRANSACTIONAL: ({ legal }) =>
    `I agree to receive text messages from ${legal} about my application and my account at the number I gave. Message and data rates may apply. Reply STOP to end, HELP for help. See the Privacy Policy and the Terms of Service.`,
} satisfies Record<string, Text>

export type ConsentType = keyof typeof texts

export const consentTypes = Object.keys(texts) as ConsentType[]

export const consentText = (type: ConsentType, brand: Brand, baseUrl: string): string =>
  texts[type]({ legal: brand.names.legal, baseUrl, phone: brand.company.supportPhone })

export const listConsentTexts = (brand: Brand, baseUrl: string) =>
  consentTypes.map((type) => ({ type, text: consentText(type, brand, baseUrl), version: CONSENT_VERSION }))
