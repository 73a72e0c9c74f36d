/** Which discounts of a choice are still earned. */
import type { Known } from '../../item.ts'
import { paymentMethod } from '../banking/payment-method.ts'
import type { OfferChoice } from '../offer/offer-choice.ts'

/** Whoever pays each month themselves has no discount for automatic payments. */
export const paysByHand = (known: Known): boolean => known(paymentMethod)?.payType === 'MANUAL'

export const withKeptDiscounts = (known: Known, choice: OfferChoice): OfferChoice =>
  paysByHand(known) ? { ...choice, discounts: choice.discounts.filter((discount) => discount !== 'AUTOPAY') } : choice
