/** THE ROUTE TABLE of an application: every page under /account/heloc/:uuid, one line each. It comes with the first of them. */
import type { AskId } from '@hearthline/domain'
import { BASE, mine, type ScreenRoute } from './screen-route.ts'

export const APPLICATION_BASE = `${BASE}/:uuid`

const ofApplication = (path: string, screen: string, load: ScreenRoute['load']) => mine(`${APPLICATION_BASE}${path}`, screen, load)
/** A screen on which asks are answered. */
const asks = <const Id extends AskId>(
  path: string,
  screen: string,
  answered: readonly Id[],
  load: ScreenRoute['load'],
): ScreenRoute<Id> & { readonly asks: readonly Id[] } => ({ ...ofApplication(path, screen, load), asks: answered })
/** Something takes longer than it should: one page at several addresses (seed 000 §2). */
const timeout = () => import('./screens/error/timeout.tsx')

const table = [
  ofApplication('', 'resume', () => import('./screens/resume/resume.tsx')),
  asks('/bank/autopay', 'bank-autopay', ['disbursement-account', 'payment-method'], () => import('./screens/bank/autopay.tsx')),
  asks('/bank/confirm', 'bank-confirm', ['disbursement-account', 'payment-method'], () => import('./screens/bank/confirm.tsx')),
  asks('/bank/disburse', 'bank-disburse', ['disbursement-account', 'payment-method'], () => import('./screens/bank/disburse.tsx')),
  asks(
    '/bank/manual-disburse',
    'bank-manual-disburse',
    ['disbursement-account', 'payment-method'],
    () => import('./screens/bank/disburse.tsx'),
  ),
  asks('/bpo/condition', 'bpo-condition', ['valuation-order'], () => import('./screens/bpo/condition.tsx')),
  asks('/bpo/estimate-value', 'bpo-estimate-value', ['value-estimate'], () => import('./screens/bpo/estimate-value.tsx')),
  asks('/bpo/hold', 'bpo-hold', ['valuation-order'], () => import('./screens/bpo/hold.tsx')),
  asks('/bpo/order-bpo', 'bpo-order-bpo', ['valuation-order'], () => import('./screens/bpo/order-bpo.tsx')),
  asks('/bpo/waiting', 'bpo-waiting', ['valuation-order'], () => import('./screens/bpo/waiting.tsx')),
  ofApplication('/complete', 'complete', () => import('./screens/complete/complete.tsx')),
  ofApplication('/conditions', 'conditions', () => import('./screens/conditions/conditions.tsx')),
  ofApplication('/conditions/phone-number', 'conditions-phone-number', () => import('./screens/conditions/under-review.tsx')),
  ofApplication('/conditions/upload-document', 'conditions-upload-document', () => import('./screens/conditions/under-review.tsx')),
  asks('/credit/error', 'credit-error', ['credit-obstacle', 'hard-credit-obstacle'], () => import('./screens/credit/error.tsx')),
  asks('/credit/social', 'credit-social', ['credit-obstacle'], () => import('./screens/credit/social.tsx')),
  ofApplication('/document/disclosures', 'document-disclosures', () => import('./screens/document/disclosures.tsx')),
  asks('/error/credit', 'error-credit', ['credit-obstacle', 'hard-credit-obstacle'], () => import('./screens/error/credit.tsx')),
  ofApplication('/error/decline', 'error-decline', () => import('./screens/error/decline.tsx')),
  ofApplication('/error/flood-cert', 'error-flood-cert', () => import('./screens/error/flood-cert.tsx')),
  ofApplication('/error/income', 'error-income', () => import('./screens/error/income.tsx')),
  ofApplication('/error/timeout', 'error-timeout', timeout),
  ofApplication('/hold', 'hold', () => import('./screens/hold/hold.tsx')),
  asks('/identity', 'identity', ['identity-documents'], () => import('./screens/identity/identity.tsx')),
  asks(
    '/income/employer-verification',
    'income-employer-verification',
    ['employment'],
    () => import('./screens/income/employer-verification.tsx'),
  ),
  asks('/income/link/:type', 'income-link', ['income-sources', 'employment'], () => import('./screens/income/review.tsx')),
  asks(
    '/income/pointserv-callback',
    'income-pointserv-callback',
    ['income-sources', 'employment'],
    () => import('./screens/income/review.tsx'),
  ),
  asks('/income/review', 'income-review', ['income-sources', 'employment'], () => import('./screens/income/review.tsx')),
  asks('/income/upload/:type', 'income-upload', ['income-sources', 'employment'], () => import('./screens/income/review.tsx')),
  asks(
    '/insurance/requirements',
    'insurance-requirements',
    ['trust-and-flood-insurance', 'hazard-insurance'],
    () => import('./screens/insurance/requirements.tsx'),
  ),
  asks(
    '/insurance/upload',
    'insurance-upload',
    ['trust-and-flood-insurance', 'hazard-insurance'],
    () => import('./screens/insurance/requirements.tsx'),
  ),
  asks('/liens', 'liens', ['lien-verification', 'inquiry-attestation'], () => import('./screens/liens/liens.tsx')),
  asks('/notary/error', 'notary-error', ['deed-signing'], () => import('./screens/notary/intro.tsx')),
  asks('/notary/intro', 'notary-intro', ['deed-signing'], () => import('./screens/notary/intro.tsx')),
  asks('/notary/reserve-manual', 'notary-reserve-manual', ['deed-signing'], () => import('./screens/notary/intro.tsx')),
  asks('/notary/schedule-manual', 'notary-schedule-manual', ['deed-signing'], () => import('./screens/notary/intro.tsx')),
  asks('/notary/session', 'notary-session', ['deed-signing'], () => import('./screens/notary/intro.tsx')),
  ofApplication('/payoff/hold', 'payoff-hold', () => import('./screens/payoff/hold.tsx')),
  asks('/product/assets', 'product-assets', ['assets-prequal', 'verified-assets'], () => import('./screens/product/assets.tsx')),
  asks(
    '/product/prequal-winback',
    'product-prequal-winback',
    ['requalify', 'verified-requalify'],
    () => import('./screens/product/prequal-winback.tsx'),
  ),
  asks('/product/select', 'product-select', ['chosen-offer', 'revised-offer'], () => import('./screens/product/select.tsx')),
  asks(
    '/product/select/confirm',
    'product-select-confirm',
    ['chosen-offer', 'revised-offer'],
    () => import('./screens/product/confirm.tsx'),
  ),
  asks(
    '/review-app/delinquency',
    'review-app-delinquency',
    ['delinquency-explanation'],
    () => import('./screens/review-app/delinquency.tsx'),
  ),
  // Both of these show the timeout page (seed 000 §2).
  ofApplication('/review-app/document-signing', 'error-timeout', timeout),
  asks(
    '/review-app/incorrect-ownership',
    'review-app-incorrect-ownership',
    ['ownership-explanation'],
    () => import('./screens/review-app/incorrect-ownership.tsx'),
  ),
  asks(
    '/review-app/incorrect-pin',
    'review-app-incorrect-pin',
    ['credit-obstacle', 'hard-credit-obstacle'],
    () => import('./screens/review-app/incorrect-pin.tsx'),
  ),
  asks('/review-app/no-credit', 'review-app-no-credit', ['credit-obstacle'], () => import('./screens/review-app/no-credit.tsx')),
  asks(
    '/review-app/property',
    'review-app-property',
    ['property-choice', 'property-correction'],
    () => import('./screens/review-app/property.tsx'),
  ),
  ofApplication('/review-app/property-data', 'error-timeout', timeout),
  ofApplication('/review-app/uw', 'review-app-uw', () => import('./screens/review-app/uw.tsx')),
  asks('/signing/additional', 'signing-additional', ['final-offer', 'note-signing'], () => import('./screens/signing/additional.tsx')),
  asks('/signing/intro', 'signing-intro', ['final-offer', 'note-signing'], () => import('./screens/signing/intro.tsx')),
  asks('/signing/sign', 'signing-sign', ['final-offer', 'note-signing'], () => import('./screens/signing/sign.tsx')),
  asks('/signing/support', 'signing-support', ['final-offer', 'note-signing'], () => import('./screens/signing/support.tsx')),
  asks('/start/app-summary', 'start-app-summary', ['about-you', 'hmda', 'submission'], () => import('./screens/start/app-summary.tsx')),
  asks('/start/contact', 'start-contact', ['about-you', 'hmda', 'submission'], () => import('./screens/start/contact.tsx')),
  asks('/start/hmda', 'start-hmda', ['about-you', 'hmda', 'submission'], () => import('./screens/start/hmda.tsx')),
  asks('/start/profile', 'start-profile', ['about-you', 'hmda', 'submission'], () => import('./screens/start/contact.tsx')),
] as const satisfies readonly ScreenRoute[]

type Asking = Extract<(typeof table)[number], { readonly asks: readonly AskId[] }>

/** The wizard asks these before there is an application, or another item's answer goes into them. */
type WithoutScreen =
  | ('property-address' | 'home-address' | 'sale-status' | 'annual-income' | 'legal-name' | 'birth-date' | 'soft-credit-consent')
  | ('credit-access' | 'hard-credit-access' | 'stated-assets' | 'line-preference')

type Unasked = Exclude<AskId, Asking['asks'][number] | WithoutScreen>

/** A question without a screen does not compile: the error names it. */
type Complete = [Unasked] extends [never] ? readonly ScreenRoute[] : { readonly asksWithoutAScreen: Unasked }

export const applicationScreens: Complete = table
