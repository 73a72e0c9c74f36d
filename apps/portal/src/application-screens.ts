/** THE ROUTE TABLE of an application: every page under /account/heloc/:uuid, one line each. It comes with the first of them. */
import type { AskId } from '@hearthline/domain'
import { BASE, type ScreenRoute, signedIn } from './routing/screen-route.ts'

export const APPLICATION_BASE = `${BASE}/:uuid`

const ofApplication = (path: string, screen: string, load: ScreenRoute['load']) => signedIn(`${APPLICATION_BASE}${path}`, screen, load)
/** A screen on which asks are answered. */
const asks = <const Id extends AskId>(
  path: string,
  screen: string,
  answered: readonly Id[],
  load: ScreenRoute['load'],
): ScreenRoute<Id> & { readonly asks: readonly Id[] } => ({ ...ofApplication(path, screen, load), asks: answered })
/** Something takes longer than it should: one page at several addresses [routes/pages]. */
const timeout = () => import('./screens/timeout/timeout.tsx')

const table = [
  // Of itself, and where the server sends whoever stands at a step that only the client's state machine answers.
  ...['', '/resume'].map((path) => ofApplication(path, 'resume', () => import('./screens/resume/resume.tsx'))),
  asks(
    '/bank/autopay',
    'bank-autopay',
    ['payment-method', 'autopay-correction'],
    () => import('./screens/banking/payment-method/autopay.tsx'),
  ),
  asks(
    '/bank/confirm',
    'bank-confirm',
    ['payment-method', 'autopay-correction'],
    () => import('./screens/banking/payment-method/confirm.tsx'),
  ),
  asks(
    '/bank/deposits',
    'bank-deposits',
    ['micro-deposit-amounts', 'micro-deposit-retry'],
    () => import('./screens/banking/micro-deposit-amounts/deposits.tsx'),
  ),
  asks(
    '/bank/disburse',
    'bank-disburse',
    ['disbursement-account', 'account-correction', 'replacement-account'],
    () => import('./screens/banking/disbursement-account/disburse.tsx'),
  ),
  asks(
    '/bank/manual-disburse',
    'bank-manual-disburse',
    ['disbursement-account', 'account-correction', 'replacement-account'],
    () => import('./screens/banking/disbursement-account/manual-disburse.tsx'),
  ),
  asks(
    '/bpo/condition',
    'bpo-condition',
    ['valuation-order', 'valuation-reorder'],
    () => import('./screens/valuation/valuation-order/condition.tsx'),
  ),
  asks(
    '/bpo/estimate-value',
    'bpo-estimate-value',
    ['value-estimate'],
    () => import('./screens/property/value-estimate/estimate-value.tsx'),
  ),
  asks('/bpo/hold', 'bpo-hold', ['valuation-order', 'valuation-reorder'], () => import('./screens/valuation/valuation-order/hold.tsx')),
  asks(
    '/bpo/order-bpo',
    'bpo-order-bpo',
    ['valuation-order', 'valuation-reorder'],
    () => import('./screens/valuation/valuation-order/order-bpo.tsx'),
  ),
  asks(
    '/bpo/waiting',
    'bpo-waiting',
    ['valuation-order', 'valuation-reorder'],
    () => import('./screens/valuation/valuation-order/waiting.tsx'),
  ),
  asks('/complete', 'complete', ['rescission-exercise'], () => import('./screens/funding/rescission-exercise/complete.tsx')),
  ofApplication('/conditions', 'conditions', () => import('./screens/closing/conditions/conditions.tsx')),
  ofApplication('/conditions/phone-number', 'conditions-phone-number', () => import('./screens/closing/conditions/phone-number.tsx')),
  ofApplication(
    '/conditions/upload-document',
    'conditions-upload-document',
    () => import('./screens/closing/conditions/upload-document.tsx'),
  ),
  ofApplication('/corrections', 'corrections', () => import('./screens/corrections/corrections.tsx')),
  asks(
    '/credit/error',
    'credit-error',
    ['credit-obstacle', 'hard-credit-obstacle'],
    () => import('./screens/credit/credit-obstacle/credit-error.tsx'),
  ),
  asks('/credit/social', 'credit-social', ['credit-obstacle'], () => import('./screens/credit/credit-obstacle/social.tsx')),
  ofApplication('/document/disclosures', 'document-disclosures', () => import('./screens/disclosures/disclosures.tsx')),
  asks(
    '/error/credit',
    'error-credit',
    ['credit-obstacle', 'hard-credit-obstacle'],
    () => import('./screens/credit/credit-obstacle/unusable-file.tsx'),
  ),
  ofApplication('/error/decline', 'error-decline', () => import('./screens/decline/decline.tsx')),
  ofApplication('/error/flood-cert', 'error-flood-cert', () => import('./screens/title/flood-determination/flood-cert.tsx')),
  ofApplication('/error/income', 'error-income', () => import('./screens/decline/income-error.tsx')),
  ofApplication('/error/timeout', 'error-timeout', timeout),
  asks('/hold', 'hold', ['appraisal-access'], () => import('./screens/valuation/appraisal-access/hold.tsx')),
  asks('/home-value', 'home-value', ['value-dispute'], () => import('./screens/valuation/value-dispute/home-value.tsx')),
  asks(
    '/identity',
    'identity',
    ['identity-documents', 'identity-retry'],
    () => import('./screens/identity/identity-documents/identity.tsx'),
  ),
  asks(
    '/income/employer-verification',
    'income-employer-verification',
    ['employment'],
    () => import('./screens/income/employment/employer-verification.tsx'),
  ),
  asks('/income/link/:type', 'income-link', ['income-evidence'], () => import('./screens/income/income-evidence/link.tsx')),
  asks(
    '/income/pointserv-callback',
    'income-pointserv-callback',
    ['income-evidence'],
    () => import('./screens/income/income-evidence/link.tsx'),
  ),
  asks(
    '/income/review',
    'income-review',
    ['income-sources', 'income-shortfall'],
    () => import('./screens/income/income-sources/review.tsx'),
  ),
  asks('/income/upload/:type', 'income-upload', ['income-evidence'], () => import('./screens/income/income-evidence/upload.tsx')),
  asks(
    '/insurance/requirements',
    'insurance-requirements',
    ['trust-and-flood-insurance', 'trust-and-flood-correction', 'hazard-insurance', 'hazard-insurance-correction'],
    () => import('./screens/closing/hazard-insurance/requirements.tsx'),
  ),
  asks(
    '/insurance/upload',
    'insurance-upload',
    ['trust-and-flood-insurance', 'trust-and-flood-correction', 'hazard-insurance', 'hazard-insurance-correction'],
    () => import('./screens/closing/hazard-insurance/upload.tsx'),
  ),
  asks('/liens', 'liens', ['lien-verification', 'inquiry-attestation'], () => import('./screens/title/lien-verification/liens.tsx')),
  asks('/notary/error', 'notary-error', ['notary-rebooking'], () => import('./screens/notary/notary-rebooking/error.tsx')),
  asks(
    '/notary/intro',
    'notary-intro',
    ['notary-appointment', 'notary-rebooking', 'texas-itemization-receipt'],
    () => import('./screens/notary/notary-appointment/intro.tsx'),
  ),
  asks(
    '/notary/reserve-manual',
    'notary-reserve-manual',
    ['notary-appointment', 'notary-rebooking'],
    () => import('./screens/notary/notary-appointment/reserve-manual.tsx'),
  ),
  asks(
    '/notary/schedule-manual',
    'notary-schedule-manual',
    ['notary-appointment', 'notary-rebooking'],
    () => import('./screens/notary/notary-appointment/schedule-manual.tsx'),
  ),
  ofApplication('/notary/session', 'notary-session', () => import('./screens/notary/notary-appointment/session.tsx')),
  ofApplication('/payoff/hold', 'payoff-hold', () => import('./screens/funding/payoffs/hold.tsx')),
  asks(
    '/product/assets',
    'product-assets',
    ['assets-prequal', 'verified-assets', 'final-assets'],
    () => import('./screens/decision/assets-prequal/list-assets.tsx'),
  ),
  asks(
    '/product/prequal-winback',
    'product-prequal-winback',
    ['requalify', 'verified-requalify', 'final-requalify'],
    () => import('./screens/decision/requalify/winback.tsx'),
  ),
  asks(
    '/product/select',
    'product-select',
    ['chosen-offer', 'revised-offer', 'final-revised-offer'],
    () => import('./screens/offer/chosen-offer/select/select-offer.tsx'),
  ),
  asks(
    '/product/select/confirm',
    'product-select-confirm',
    ['chosen-offer', 'revised-offer', 'final-revised-offer'],
    () => import('./screens/offer/chosen-offer/confirm/confirm-offer.tsx'),
  ),
  asks(
    '/review-app/delinquency',
    'review-app-delinquency',
    ['delinquency-explanation'],
    () => import('./screens/credit/delinquency-explanation/delinquency.tsx'),
  ),
  // Both of these show the timeout page [routes/pages].
  ofApplication('/review-app/document-signing', 'error-timeout', timeout),
  asks(
    '/review-app/incorrect-ownership',
    'review-app-incorrect-ownership',
    ['ownership-explanation'],
    () => import('./screens/property/ownership-explanation/incorrect-ownership.tsx'),
  ),
  asks(
    '/review-app/incorrect-pin',
    'review-app-incorrect-pin',
    ['credit-obstacle', 'hard-credit-obstacle'],
    () => import('./screens/credit/credit-obstacle/incorrect-pin.tsx'),
  ),
  asks(
    '/review-app/no-credit',
    'review-app-no-credit',
    ['credit-obstacle'],
    () => import('./screens/credit/credit-obstacle/no-credit.tsx'),
  ),
  asks(
    '/review-app/property',
    'review-app-property',
    ['property-choice', 'property-correction'],
    () => import('./screens/property/property-choice/property.tsx'),
  ),
  ofApplication('/review-app/property-data', 'error-timeout', timeout),
  ofApplication('/review-app/uw', 'review-app-uw', () => import('./screens/decision/underwriting-review/underwriting-review.tsx')),
  asks(
    '/signing/additional',
    'signing-additional',
    ['final-offer', 'closing-review', 'note-signing'],
    () => import('./screens/signing/note-signing/additional.tsx'),
  ),
  asks(
    '/signing/intro',
    'signing-intro',
    ['final-offer', 'closing-review', 'note-signing', 'amount-change'],
    () => import('./screens/signing/final-offer/intro.tsx'),
  ),
  asks(
    '/signing/sign',
    'signing-sign',
    ['closing-review', 'note-signing', 'signing-choice'],
    () => import('./screens/signing/note-signing/sign.tsx'),
  ),
  asks(
    '/signing/support',
    'signing-support',
    ['closing-review', 'note-signing', 'signing-choice'],
    () => import('./screens/signing/note-signing/support.tsx'),
  ),
  asks('/start/app-summary', 'start-app-summary', ['submission'], () => import('./screens/submission/submission/app-summary.tsx')),
  asks('/start/contact', 'start-contact', ['contact'], () => import('./screens/about-you/contact/contact.tsx')),
  asks('/start/hmda', 'start-hmda', ['hmda'], () => import('./screens/about-you/hmda/hmda.tsx')),
  asks('/start/profile', 'start-profile', ['about-you'], () => import('./screens/about-you/about-you/profile.tsx')),
  asks(
    '/question/valuation-fee-returned',
    'question-valuation-fee-returned',
    ['valuation-fee-returned'],
    () => import('./screens/valuation/valuation-fee-returned/fee-returned.tsx'),
  ),
] as const satisfies readonly ScreenRoute[]

type Asking = Extract<(typeof table)[number], { readonly asks: readonly AskId[] }>

/** The wizard asks these before there is an application, or another item's answer goes into them. */
type WithoutScreen =
  | ('property-address' | 'home-address' | 'sale-status' | 'annual-income' | 'legal-name' | 'birth-date' | 'soft-credit-consent')
  | ('credit-access' | 'hard-credit-access' | 'valuation-fee-account' | 'stated-assets' | 'line-preference')

type Unasked = Exclude<AskId, Asking['asks'][number] | WithoutScreen>

/** A question without a screen does not compile: the error names it. */
type Complete = [Unasked] extends [never] ? readonly ScreenRoute[] : { readonly asksWithoutAScreen: Unasked }

export const applicationScreens: Complete = table
