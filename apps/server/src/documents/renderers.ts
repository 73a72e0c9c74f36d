/** Who describes each kind of document that the product makes. A kind without a renderer does not compile. */
import type { MadeDocumentKind, PlaceToSign } from '@hearthline/domain'
import { adverseActionNotice } from './adverse-action-notice/adverse-action-notice.ts'
import { applicationDisclosures } from './application-disclosures/application-disclosures.ts'
import { applicationSummary } from './application-summary/application-summary.ts'
import { closingDisclosure } from './closing-disclosure/closing-disclosure.ts'
import { creditAuthorization } from './credit-authorization/credit-authorization.ts'
import { type DocumentText, type Letterhead, placesOf } from './document-text.ts'
import { floodNotice } from './flood-notice/flood-notice.ts'
import { insuranceRequirements } from './insurance-requirements/insurance-requirements.ts'
import { lineAgreement } from './line-agreement/line-agreement.ts'
import { notaryDisclosure } from './notary-disclosure/notary-disclosure.ts'
import { noticeLetter } from './notice-letter/notice-letter.ts'
import { payoffLetter } from './payoff-letters/payoff-letter.ts'
import { payoffRequest } from './payoff-letters/payoff-request.ts'
import { privacyNotice } from './privacy-notice/privacy-notice.ts'
import type { Renderer } from './renderer.ts'
import { closingRescissionNotice, rescissionNotice } from './rescission-notice/rescission-notice.ts'
import { rescissionReceipt } from './rescission-notice/rescission-receipt.ts'
import { securityInstrument } from './security-instrument/security-instrument.ts'
import { signedSet } from './signed-set/signed-set.ts'
import { texasConsent } from './texas/texas-consent.ts'
import { texasDiscountPoints } from './texas/texas-discount-points.ts'
import { texasFairMarketValue } from './texas/texas-fair-market-value.ts'
import { texasItemization } from './texas/texas-itemization.ts'
import { texasNotice } from './texas/texas-notice.ts'
import { texasRescission } from './texas/texas-rescission.ts'
import { valuationCopy } from './valuation-copy/valuation-copy.ts'
import { type WrittenDocument, writeDocument } from './write-document.ts'

const RENDERERS = {
  ADVERSE_ACTION_NOTICE: adverseActionNotice,
  INFORMATION_REQUEST: noticeLetter,
  SCORE_DISCLOSURE: noticeLetter,
  PRE_SOFT_CREDIT_DISCLOSURE: creditAuthorization,
  APPLICATION_DISCLOSURES: applicationDisclosures,
  SUMMARY_DISCLOSURE: applicationSummary,
  FLOOD_NOTICE: floodNotice,
  CLOSING_DISCLOSURE: closingDisclosure,
  NOTE: lineAgreement,
  SECURITY_INSTRUMENT: securityInstrument,
  TEXAS_NOTICE: texasNotice,
  PRIVACY_NOTICE: privacyNotice,
  INSURANCE_REQUIREMENTS: insuranceRequirements,
  TEXAS_ITEMIZATION: texasItemization,
  TEXAS_FAIR_MARKET_VALUE: texasFairMarketValue,
  TEXAS_DISCOUNT_POINTS: texasDiscountPoints,
  TEXAS_CONSENT: texasConsent,
  TEXAS_RESCISSION: texasRescission,
  PAYOFF_REQUEST: payoffRequest,
  PAYOFF_LETTER: payoffLetter,
  NOTARY_DISCLOSURE: notaryDisclosure,
  CLOSING_RESCISSION_NOTICE: closingRescissionNotice,
  RESCISSION_RECEIPT: rescissionReceipt,
  RESCISSION_NOTICE: rescissionNotice,
  VALUATION_COPY: valuationCopy,
  SIGNED_SET: signedSet,
} satisfies Record<MadeDocumentKind, Renderer<never>>

type DataOf<Kind extends MadeDocumentKind> = (typeof RENDERERS)[Kind] extends Renderer<infer Data> ? Data : never

/** What has to be known to make a document, by its kind. */
export type DocumentOrder = { [Kind in MadeDocumentKind]: { readonly kind: Kind; readonly data: DataOf<Kind> } }[MadeDocumentKind]

export interface MadeDocument extends WrittenDocument {
  /** of the renderer */
  readonly version: string
  /** where it is signed */
  readonly places: readonly PlaceToSign[]
  /** what was written */
  readonly text: DocumentText
}

/** What a document says, before anyone writes it. */
export function describeDocument({ kind, data }: DocumentOrder) {
  // The order pairs kind and data; the table alone cannot say so.
  const { version, shared, describe }: Renderer<never> = RENDERERS[kind]
  return { version, shared, text: describe(data as never) }
}

export async function renderDocument(order: DocumentOrder, letterhead?: Letterhead): Promise<MadeDocument> {
  const { version, shared, text } = describeDocument(order)
  const around = shared ? letterhead && { ...letterhead, loanNumber: undefined } : letterhead
  return { version, text, places: placesOf(text), ...(await writeDocument({ ...text, letterhead: around }, { shared: shared === true })) }
}
