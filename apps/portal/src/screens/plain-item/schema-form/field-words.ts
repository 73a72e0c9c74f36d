/** Words for the names that a schema has: labels of properties, and of the values of a list. */
import { ELECTRONIC_SIGNATURE_WORDS, HARD_CREDIT_WORDS } from '@hearthline/domain'

const LABELS: Readonly<Record<string, string>> = {
  ssn: 'Social Security number',
  pin: 'Credit freeze PIN',
  thawed: "I've lifted the freeze",
  street1: 'Street address',
  street2: 'Apartment or unit',
  zip: 'Zip code',
  bornOn: 'Date of birth',
  current: 'The account is current now',
  newDebt: 'I have taken on new debt since then',
  estimateCents: 'What your home is worth',
  balanceCents: 'Balance',
  holder: 'Owed to',
  payOff: 'Pay it off with this line',
  payOffFirstLien: 'Pay off the first mortgage with this line',
  exceptionLineCents: 'A smaller line of',
  coOwners: 'Co-owners',
  hardCreditConsent: HARD_CREDIT_WORDS,
  confirmed: 'What I told you is right, and I submit my application',
  accepted: 'I accept',
  consentToSignElectronically: ELECTRONIC_SIGNATURE_WORDS,
  signature: 'Your full name, as your signature',
  sources: 'Ways to show it (one or several)',
  document: 'Which document will you use?',
  purpose: 'What is the money for?',
  ownership: 'How do you own the home?',
  payType: 'How would you like to pay?',
  condition: 'What condition is the home in?',
  contactName: 'Who lets the valuer in?',
  institution: 'Bank or institution',
  reason: 'What fits best?',
  uuid: 'Your home',
  insurer: 'Insurance company',
  signedOn: 'Signed on',
}

const VALUES: Readonly<Record<string, string>> = {
  US_CITIZEN: 'US citizen',
  NON_PERMANENT_RESIDENT: 'Non-permanent resident',
  HELOC: 'Line of credit (HELOC)',
  TRUV_PAYROLL: 'Connect my payroll',
  PLAID_TRANSACTIONS: 'Connect my bank',
  POINTSERV_TAX: 'Use my tax returns',
  MANUAL_PAYSTUB: 'Upload pay stubs',
  US_DRIVERS_LICENSE: "US driver's license",
  US_PASSPORT: 'US passport',
  US_STATE_ID_CARD: 'US state ID card',
  US_PERMANENT_RESIDENT_CARD: 'US permanent resident card',
  NOT_PROVIDED: 'I do not wish to provide this information',
  BLACK: 'Black or African American',
  AMERICAN_INDIAN: 'American Indian or Alaska Native',
  PACIFIC_ISLANDER: 'Native Hawaiian or Other Pacific Islander',
  HISPANIC: 'Hispanic or Latino',
  PUERTO_RICAN: 'Puerto Rican',
  NOT_HISPANIC: 'Not Hispanic or Latino',
  OTHER_HISPANIC: 'Other Hispanic or Latino',
  AUTOPAY: 'Automatic payments',
  MANUAL: 'I pay each month myself',
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "primaryCents" is "Primary"; "policyNumber" is "Policy number". */
export const labelOf = (name: string): string =>
  LABELS[name] ??
  sentence(
    name.replace(/Cents$/, '').replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
  )

/** "FIRST_MORTGAGE" is "First mortgage". */
export const valueLabel = (value: string): string => VALUES[value] ?? sentence(value.replaceAll('_', ' ').toLowerCase())
