/** One handler per declared call of this service. */
import type { serviceAddressCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { searchAddress } from './search-address.ts'

export const serviceAddressHandlers = {
  searchAddress,
} satisfies Handlers<typeof serviceAddressCalls>
