/** Tells the server what is set among the offers, so that it is there on another device; once the borrower pauses, and never in their way. */
import { request } from '../api/request.ts'
import type { OfferChoice } from './offer-choice.ts'

const PAUSE_MS = 800
let timer: ReturnType<typeof setTimeout> | undefined

export function sendChoice(uuid: string, choice: OfferChoice, pause = PAUSE_MS): void {
  clearTimeout(timer)
  const body = { ...choice, discounts: [...choice.discounts], payOff: [...choice.payOff] }
  timer = setTimeout(() => {
    // This device has it in any case; only another one would miss it.
    request('PUT', '/service-application/api/v1/application/heloc/:uuid/offer/unconfirmed', { params: { uuid }, body }).catch(
      () => undefined,
    )
  }, pause)
}

/** The choice is confirmed: what was to be sent is past. */
export const stopSending = (): void => clearTimeout(timer)
