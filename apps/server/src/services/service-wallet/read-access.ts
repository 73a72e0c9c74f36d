import type { serviceWalletCalls } from '@hearthline/contract'
import { readWalletAccess } from '../../usecases/wallet/read-wallet.ts'
import type { Handler } from '../handler.ts'

export const readAccess: Handler<typeof serviceWalletCalls.readAccess> = async ({ session, query }, container) => ({
  status: 200,
  body: await readWalletAccess(container, session.identityId, query.principal),
})
