import type { externalApplicationCalls } from '@hearthline/contract'
import { readOfferCode } from '../../usecases/reference/read-offer-code.ts'
import type { Handler } from '../handler.ts'

export const lookUpOfferCode: Handler<typeof externalApplicationCalls.readOfferCode> = async ({ organization, params }, container) => ({
  status: 200,
  body: await readOfferCode(container, organization, params.code),
})
