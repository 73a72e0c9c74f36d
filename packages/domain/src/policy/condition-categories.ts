/** The twelve categories of conditions [conditions/categories]: what each is called, why it is asked, how it is answered, and who may waive it. */

/** How a condition is answered: each leads to its own page. */
export const CONDITION_TYPES = ['DOCUMENT', 'PHONE_NUMBER', 'IDENTITY', 'ACCOUNT'] as const
export type ConditionType = (typeof CONDITION_TYPES)[number]

export const CONDITION_CATEGORIES = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'ID_VERIFICATION_FAILURE',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'MISSING_PHONE_NUMBER',
  'PROPERTY_LEGAL_DESCRIPTION',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS',
  'ESCALATION_REVIEW',
] as const
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number]

interface CategoryRule {
  /** As the applicant reads it: no one is accused of anything while it is looked at. */
  readonly title: string
  readonly why: string
  readonly type: ConditionType
  /** How many documents are asked for, where whoever raises it says nothing else. */
  readonly documents: number
  /** The same where words alone are asked for and no document. */
  readonly question?: { readonly title: string; readonly why: string }
  /** What an operator asks for, in words to start from. */
  readonly ask: string
  /** Where a waiver lets something pass that may be a fraud, a second person has to agree. */
  readonly waiver: 'ONE_PERSON' | 'TWO_PEOPLE'
}

export const CONDITION_RULES: Readonly<Record<ConditionCategory, CategoryRule>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'Show that the bank account is yours',
    why: 'Before we send money to an account, we confirm who owns it.',
    type: 'DOCUMENT',
    documents: 1,
    ask: 'Send a statement of the bank account from the last two months. It must show your name and the last four digits of the account.',
    waiver: 'TWO_PEOPLE',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: 'Show how you own your home',
    why: 'Public records show another kind of ownership than you told us.',
    type: 'DOCUMENT',
    documents: 1,
    ask: 'Send the recorded deed that shows who owns the home today.',
    waiver: 'TWO_PEOPLE',
  },
  GENERIC_DOCUMENT_REQUEST: {
    title: 'Send a document',
    why: 'A document is missing before we can continue.',
    type: 'DOCUMENT',
    documents: 1,
    question: { title: 'Answer a question', why: 'An answer is missing before we can continue.' },
    ask: '',
    waiver: 'ONE_PERSON',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: 'Explain recent credit checks',
    why: 'Your credit report shows that other lenders checked your credit recently.',
    type: 'DOCUMENT',
    documents: 0,
    ask: 'Tell us about each recent credit check on your report, and whether you took a new loan or card.',
    waiver: 'ONE_PERSON',
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: 'Send your pay stubs',
    why: 'We need your newest pay stubs to confirm your income.',
    type: 'DOCUMENT',
    documents: 2,
    question: { title: 'Answer a question about your pay', why: 'We need your answer to confirm your income.' },
    ask: 'Send your two newest pay stubs. They must show your name, your employer and your pay for the year so far.',
    waiver: 'ONE_PERSON',
  },
  ID_VERIFICATION_FAILURE: {
    title: 'Confirm your identity',
    why: 'The photos we have do not show who you are clearly enough.',
    type: 'DOCUMENT',
    documents: 1,
    ask: 'Send a clear photo of another identity document, such as your passport.',
    waiver: 'TWO_PEOPLE',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'Send another identity document',
    why: 'We could not confirm the identity document you sent.',
    type: 'DOCUMENT',
    documents: 1,
    question: { title: 'Answer a question about your identity document', why: 'We could not confirm the identity document you sent.' },
    ask: 'Send a clear photo of another identity document that was issued by a government.',
    waiver: 'TWO_PEOPLE',
  },
  MISSING_PHONE_NUMBER: {
    title: 'Confirm your phone number',
    why: 'We need a number at which we can reach you before closing.',
    type: 'PHONE_NUMBER',
    documents: 0,
    ask: 'Confirm a phone number with the code that we send to it.',
    waiver: 'ONE_PERSON',
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: 'Send your home’s legal description',
    why: 'The description of your home in our records is not complete.',
    type: 'DOCUMENT',
    documents: 1,
    question: {
      title: 'Answer a question about your home’s legal description',
      why: 'The description of your home in our records is not complete.',
    },
    ask: 'Send the page of your deed with the legal description of the home.',
    waiver: 'ONE_PERSON',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Show that the home is yours',
    why: 'We confirm who owns the home before anyone borrows against it.',
    type: 'DOCUMENT',
    documents: 1,
    ask: 'Send your newest property tax bill or the recorded deed. It must show your name and the address of the home.',
    waiver: 'TWO_PEOPLE',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Send your trust documents',
    why: 'Your home is held in a trust, and a part of its documents is missing.',
    type: 'DOCUMENT',
    documents: 1,
    question: { title: 'Answer a question about your trust', why: 'Your home is held in a trust, and we need to know more about it.' },
    ask: 'Send the certification of the trust, or its first page, its signature page and the pages that name the trustees.',
    waiver: 'ONE_PERSON',
  },
  ESCALATION_REVIEW: {
    title: 'A specialist needs something from you',
    why: 'A specialist is reviewing your application and has a question.',
    type: 'DOCUMENT',
    documents: 1,
    ask: '',
    waiver: 'TWO_PEOPLE',
  },
}

/** What a request is called and why it is made: one that asks for no document does not say to send one. */
export function wordsOfRequest(category: ConditionCategory, documents: number): { readonly title: string; readonly why: string } {
  const { title, why, question } = CONDITION_RULES[category]
  return documents === 0 && question ? question : { title, why }
}

/** 'Upload 2 documents', 'Send an answer', 'Confirm your phone number'. */
export function actionNeeded(type: ConditionType, documents: number): string {
  if (type === 'PHONE_NUMBER') return 'Confirm your phone number'
  if (type === 'IDENTITY') return 'Send new photos'
  if (type === 'ACCOUNT') return 'Use another account'
  if (documents === 0) return 'Send an answer'
  return documents === 1 ? 'Upload 1 document' : `Upload ${documents} documents`
}
