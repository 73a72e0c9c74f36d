/** POST …/heloc/{uuid}/phone-codes: sends a one-time code to a phone. */
import type { applicationCalls } from '@hearthline/contract'
import { sendPhoneCode as send } from '../../usecases/phone/send-phone-code.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const sendPhoneCode: Handler<typeof applicationCalls.sendPhoneCode> = async (incoming, container) => {
  const { params, body } = incoming
  return { status: 200, body: await send(container, { caller: ownerOf(incoming), uuid: params.uuid, ...body }) }
}
