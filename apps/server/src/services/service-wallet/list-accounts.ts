import type { serviceWalletCalls } from '@hearthline/contract'
import { readWalletAccounts } from '../../usecases/wallet/read-wallet.ts'
import type { Handler } from '../handler.ts'

export const listAccounts: Handler<typeof serviceWalletCalls.listAccounts> = async ({ session, organization }, container) => ({
  status: 200,
  body: (await readWalletAccounts(container, organization.orgCode, session.identityId)).map(
    ({ name, address, balanceCents, authorizedAddresses }) => ({
      account: { name, address },
      authorizedWallets: authorizedAddresses.map((authorized) => ({ address: authorized })),
      balanceCents,
    }),
  ),
})
