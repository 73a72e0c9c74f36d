/** Saves the choice, which the server then keeps in the browser's place: the offer call, or the revised offer's item when that is what is asked. */
import { RequestError, requestFull } from '../../../../api/request.ts'
import type { Application } from '../../../../application/application-query.ts'
import { isAskedAgain } from '../../../../offer/asked-again.ts'
import { offerBody, revisedOfferBody } from '../../../../offer/choice-body.ts'
import type { PricedChoice } from '../../../../offer/price-choice.ts'
import { stopSending } from '../../../../offer/send-choice.ts'
import { clearChoice } from '../../../../offer/stored-choice.ts'

export interface SettleOffer {
  readonly uuid: string
  readonly etag: string | undefined
  /** One key for one intent: kept until it is answered, so that a second press chooses nothing twice. */
  readonly idempotencyKey: string
  readonly openItem: string | null
  readonly priced: PricedChoice
}

export async function settleOffer({ uuid, etag, idempotencyKey, openItem, priced }: SettleOffer): Promise<Application> {
  const headers = { idempotencyKey, ifMatch: etag }
  stopSending()
  if (openItem !== null && isAskedAgain({ openItem })) {
    const { body } = await requestFull('PUT', '/service-application/api/v1/application/heloc/:uuid/items/:item', {
      params: { uuid, item: openItem },
      body: revisedOfferBody(priced),
      ...headers,
    })
    clearChoice(uuid)
    return body
  }
  const { body } = await requestFull('PUT', '/service-application/api/v1/application/heloc/:uuid/offer', {
    params: { uuid },
    body: offerBody(priced),
    ...headers,
  })
  clearChoice(uuid)
  return body
}

/** Whether the save failed because the ground changed: the state does not allow it now (409), or something changed since it was read (412). */
export const isGroundChanged = (error: unknown): boolean => error instanceof RequestError && (error.status === 409 || error.status === 412)
