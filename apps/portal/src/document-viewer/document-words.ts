/** What each document is, for the person whose application it belongs to. */
import {
  MADE_DOCUMENT_KINDS,
  type MadeDocumentKind,
  RECEIVED_DOCUMENT_KINDS,
  type ReceivedDocumentKind,
  type SentDocumentKind,
} from '@hearthline/domain/facts/document-kind'
import { DOCUMENT_TITLES, RECEIVED_DOCUMENT_TITLES, SENT_DOCUMENT_TITLES } from '@hearthline/domain/facts/document-titles'

export interface DocumentWords {
  readonly title: string
  /** One sentence: what it is for. */
  readonly about: string
}

const ABOUT: Readonly<Record<MadeDocumentKind, string>> = {
  PRE_SOFT_CREDIT_DISCLOSURE: 'Your permission for a soft credit check, in the words you agreed to.',
  APPLICATION_DISCLOSURES: 'How the line works: rates, payments, fees, and what the rate would have been in past years.',
  SUMMARY_DISCLOSURE: 'What you told us and the offer you chose, with every figure.',
  FLOOD_NOTICE: 'Your home is in a flood zone: what insurance it needs, and where to buy it.',
  SCORE_DISCLOSURE: 'The credit score we used and how it compares.',
  INFORMATION_REQUEST: 'What we still need to decide on your application, and by when.',
  ADVERSE_ACTION_NOTICE: 'Our decision, the main reasons for it, and your rights.',
  CLOSING_DISCLOSURE: 'The final terms and costs of your line.',
  NOTE: 'The agreement that you sign to open the line.',
  SECURITY_INSTRUMENT: 'What secures the line with your home. You sign it before a notary, and the county records it.',
  TEXAS_NOTICE: 'What the Texas Constitution says about a loan on your home. You get it twelve days before you sign.',
  PRIVACY_NOTICE: 'How we collect, share and protect your personal information.',
  INSURANCE_REQUIREMENTS: 'How much insurance your home needs, and how the policy names us.',
  TEXAS_ITEMIZATION: 'Every fee of your closing, and what counts toward the Texas limit. You get it one business day before you sign.',
  TEXAS_FAIR_MARKET_VALUE: 'The value of your home on which you and we agree, as Texas asks.',
  TEXAS_DISCOUNT_POINTS: 'How your origination fee counts in Texas, and that we charge no discount points.',
  TEXAS_CONSENT: 'Each owner and spouse agrees to the lien on the home.',
  TEXAS_RESCISSION: 'How to rescind within three days under the Texas Constitution.',
  PAYOFF_REQUEST: 'We ask your creditor what it takes to pay off this debt.',
  PAYOFF_LETTER: 'Goes to your creditor with the payment, and asks to close the account.',
  NOTARY_DISCLOSURE: 'What you sign with the notary, and how the session works.',
  CLOSING_RESCISSION_NOTICE: 'Until when you can cancel, and how. The days are filled in when you sign.',
  RESCISSION_RECEIPT: 'You sign it when you have two copies of the notice of your right to cancel.',
  RESCISSION_NOTICE: 'Until when you can cancel, and how.',
  SIGNED_SET: 'Everything you signed, with the evidence of it.',
  VALUATION_COPY: 'Each value of your home as we received it. The copy is free.',
}

const ABOUT_RECEIVED: Readonly<Record<ReceivedDocumentKind, string>> = {
  CREDITOR_LETTER: 'What your creditor wrote to us about the debt that we pay off for you.',
  VALUATION_REPORT: 'What the appraiser wrote about your home, as we received it. The copy is free.',
  SIGNED_DEED: 'The deed as you and the notary signed it.',
  SIGNED_ON_PAPER: 'A scan of what you signed in ink.',
  OWNER_IDENTITY: 'A scan of the ID of someone who signed on paper.',
  CANCELLATION_NOTICE: 'A scan of the notice that we received.',
  FILE_EVIDENCE: 'A scan that shows what was sent, received or returned.',
}

/** The same for someone who signs beside the borrower: they sign the lien alone. */
const ABOUT_FOR_SIGNER: Readonly<Partial<Record<MadeDocumentKind, string>>> = {
  NOTE: 'The agreement that the borrower signs to open the line. You do not sign it.',
}

export function describeSignersDocument(type: string): DocumentWords {
  const words = describeDocument({ type })
  return { ...words, about: (isMade(type) && ABOUT_FOR_SIGNER[type]) || words.about }
}

export const documentWords = (kind: MadeDocumentKind): DocumentWords => ({ title: DOCUMENT_TITLES[kind], about: ABOUT[kind] })

const isMade = (type: string): type is MadeDocumentKind => (MADE_DOCUMENT_KINDS as readonly string[]).includes(type)

/** Of someone else, by the team. */
export const isReceived = (type: string): type is ReceivedDocumentKind => (RECEIVED_DOCUMENT_KINDS as readonly string[]).includes(type)

interface Described {
  readonly type: string
  readonly fileName?: string | undefined
  /** whose debt it pays off */
  readonly creditor?: string | undefined
  /** of several score disclosures: the credit check that it is about */
  readonly creditCheck?: 'SOFT' | 'HARD' | undefined
}

const CHECKS = { SOFT: 'soft credit check', HARD: 'hard credit check' } as const

/** 'Payoff letter: Visa ending 4021', 'Your credit score disclosure: hard credit check'. */
const withCreditor = ({ title, about }: DocumentWords, creditor: string | undefined): DocumentWords => ({
  title: creditor === undefined ? title : `${title}: ${creditor}`,
  about,
})

/** A document that the borrower sent has the name that they gave it, below what it is. */
export function describeDocument({ type, fileName, creditor, creditCheck }: Described): DocumentWords {
  if (isMade(type)) return withCreditor(documentWords(type), creditor ?? (creditCheck && CHECKS[creditCheck]))
  if (isReceived(type)) return withCreditor({ title: RECEIVED_DOCUMENT_TITLES[type], about: ABOUT_RECEIVED[type] }, creditor)
  const title = Object.hasOwn(SENT_DOCUMENT_TITLES, type) ? SENT_DOCUMENT_TITLES[type as SentDocumentKind] : 'Your document'
  return { title, about: fileName ? `You sent this to us as ${fileName}.` : 'You sent this to us.' }
}
