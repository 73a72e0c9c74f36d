/** GET …/external/api/v1/banks/{routingNumber}: whose routing number it is, as it is typed. */
import type { externalApplicationCalls } from '@hearthline/contract'
import { findBank } from '../../usecases/reference/find-bank.ts'
import type { Handler } from '../handler.ts'

export const readBank: Handler<typeof externalApplicationCalls.readBank> = async ({ organization, params }, container) => ({
  status: 200,
  body: findBank(container, organization.orgCode, params.routingNumber),
})
