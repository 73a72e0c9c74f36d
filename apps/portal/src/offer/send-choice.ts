/** Saves the current selection among the offers to the server, so that it is available on another device; after a pause, without blocking the borrower. */
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
