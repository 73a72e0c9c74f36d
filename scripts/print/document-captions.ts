/** What each document is, and the law that it keeps, in the order in which people meet them: for the pictures of docs/documents. A kind without words is shown after them. */
import type { MadeDocumentKind } from '@hearthline/domain'

/** Whole sets are made for states: these are pictures of the Texan closing, the others of the Californian one. */
const TEXAN = 'texas'

export interface DocumentCaption {
  readonly words: string
  /** The example closing that has it; the document by itself where none is named. */
  readonly closing?: string
}

export const DOCUMENT_CAPTIONS: Readonly<Partial<Record<MadeDocumentKind, DocumentCaption>>> = {
  PRE_SOFT_CREDIT_DISCLOSURE: { words: 'What was agreed to before the soft credit check, word for word (15 USC 1681b(a)(2)).' },
  APPLICATION_DISCLOSURES: {
    words:
      'The plan and its historical table, given with the application (12 CFR 1026.40(d)), with the notice of the credit act (12 CFR 1002).',
  },
  SUMMARY_DISCLOSURE: { words: 'What was applied for and stated, given at submission.' },
  SCORE_DISCLOSURE: { words: 'The score that was used, its range and its factors (15 USC 1681g(g), 12 CFR 1022.74).' },
  FLOOD_NOTICE: { words: 'For a home in a flood zone, acknowledged before signing (42 USC 4104a(a)(1)).' },
  INFORMATION_REQUEST: { words: 'What is missing, and by when, while an application is incomplete (12 CFR 1002.9(c)(2)).' },
  ADVERSE_ACTION_NOTICE: { words: 'The decision and its principal reasons, in the words of form C-1 (12 CFR 1002.9(a)(2), (b)).' },
  VALUATION_COPY: { words: 'A copy of each valuation, given promptly and before closing (12 CFR 1002.14).' },
  PRIVACY_NOTICE: { words: 'The model form of what is shared, and how to limit it (12 CFR 1016, appendix).' },
  INSURANCE_REQUIREMENTS: { words: 'The insurance that the home needs, from an insurer of the borrower’s choice.' },
  CLOSING_DISCLOSURE: {
    words: 'Account-opening disclosure: rates, fees, payments, security, actions and billing rights (12 CFR 1026.6(a)).',
  },
  NOTE: { words: 'The agreement, drawn up from the same terms as the screens, with floor and lifetime cap (12 CFR 1026.30).' },
  SECURITY_INSTRUMENT: { words: 'A deed of trust or a mortgage, by state: signed before the notary and recorded with the county.' },
  NOTARY_DISCLOSURE: { words: 'How and where the notary meets the signers, by the law of the state.' },
  CLOSING_RESCISSION_NOTICE: {
    words: 'The same for an office: printed before the closing, its two days entered by hand at the table (12 CFR 1026.15(b)(5)).',
    closing: TEXAN,
  },
  RESCISSION_RECEIPT: { words: 'Signed by each owner for two copies of that notice, and kept for the file.', closing: TEXAN },
  RESCISSION_NOTICE: { words: 'For each owner: the right to cancel, by the model form (12 CFR 1026.15(b), appendix G).' },
  TEXAS_NOTICE: {
    words: 'The owner’s copy of the constitution’s notice, at least 12 days before closing (Tex. Const. XVI s.50(g)).',
    closing: TEXAN,
  },
  TEXAS_ITEMIZATION: { words: 'The final costs, one business day before closing (Tex. Const. XVI s.50(a)(6)(M)(ii)).', closing: TEXAN },
  TEXAS_FAIR_MARKET_VALUE: {
    words: 'The value on the day of closing, acknowledged by both sides (Tex. Const. XVI s.50(a)(6)(Q)(ix)).',
    closing: TEXAN,
  },
  TEXAS_DISCOUNT_POINTS: {
    words: 'That no point was required for a lower rate (Tex. Const. XVI s.50(a)(6)(E); 7 TAC 153.5).',
    closing: TEXAN,
  },
  TEXAS_CONSENT: { words: 'Of each owner and each owner’s spouse (Tex. Const. XVI s.50(a)(6)(A)).', closing: TEXAN },
  TEXAS_RESCISSION: { words: 'Three days to rescind, beside the federal right (Tex. Const. XVI s.50(a)(6)(Q)(viii)).', closing: TEXAN },
  SIGNED_SET: { words: 'What one person signed, with a page of evidence, sealed: a changed byte shows in any PDF reader.' },
  PAYOFF_REQUEST: { words: 'To a creditor whose debt the first draw pays.' },
  PAYOFF_LETTER: { words: 'With the payment to the creditor.' },
}
