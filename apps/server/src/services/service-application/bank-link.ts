/** POST …/heloc/{uuid}/bank-link and …/bank-link/finish: an account is linked at the borrower's bank. */
import type { applicationCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { finishBankLink as finish, startBankLink as start } from '../../usecases/banking/bank-link.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const startBankLink: Handler<typeof applicationCalls.startBankLink> = async (incoming, container) => {
  const { uuid } = incoming.params
  const linking = { caller: ownerOf(incoming), uuid, purpose: incoming.body.purpose }
  return { status: 200, body: await start(container, linking, incoming.origin) }
}

export const finishBankLink: Handler<typeof applicationCalls.finishBankLink> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid } = incoming.params
  const { purpose, publicToken, accountId, autopayConsent = false } = incoming.body
  await finish(container, { caller, uuid, purpose, publicToken, accountId, autopayConsent, address: incoming.address })
  const { body, version } = await readApplication(container, caller, uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
