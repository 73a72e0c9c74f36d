/** The wallet of a person who holds digital assets [application/wallet]. */
import { z } from 'zod'
import { call } from '../call.ts'
import { line } from '../wire-fields.ts'

const account = z.object({ name: z.string(), address: z.string() })

export const serviceWalletCalls = {
  readAccess: call({
    method: 'GET',
    path: '/service-wallet/secure/api/v4/account/access',
    access: 'signed-in',
    summary: 'The wallet account you act for; null without a wallet, 404 for a principal who has not authorized you',
    query: z.object({ principal: line(128).optional() }),
    replies: {
      200: z.object({
        account: account.nullable(),
        authorizedWallet: z.object({ authorizationType: z.enum(['OWNER', 'AUTHORIZED']) }).nullable(),
      }),
    },
  }),
  listAccounts: call({
    method: 'GET',
    path: '/service-wallet/secure/api/v4/account',
    access: 'signed-in',
    summary: 'Your wallet accounts, your own first; empty without a wallet',
    replies: {
      200: z.array(z.object({ account, authorizedWallets: z.array(z.object({ address: z.string() })), balanceCents: z.int() })),
    },
  }),
}
