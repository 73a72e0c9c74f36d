import type { serviceWalletCalls } from '@hearthline/contract'
import { readWalletAccess } from '../../usecases/wallet/read-wallet.ts'
import type { Handler } from '../handler.ts'

export const readAccess: Handler<typeof serviceWalletCalls.readAccess> = async ({ session, organization, query }, container) => ({
  status: 200,
  body: await readWalletAccess(container, organization.orgCode, session.identityId, query.principal),
})
