/** One handler per declared call of this service. */
import type { serviceWalletCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { listAccounts } from './list-accounts.ts'
import { readAccess } from './read-access.ts'

export const serviceWalletHandlers = {
  readAccess,
  listAccounts,
} satisfies Handlers<typeof serviceWalletCalls>
