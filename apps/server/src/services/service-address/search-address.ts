import type { serviceAddressCalls } from '@hearthline/contract'
import type { Handler } from '../handler.ts'

export const searchAddress: Handler<typeof serviceAddressCalls.searchAddress> = async ({ query }, { providers }) => ({
  status: 200,
  body: (await providers.addressSearch.search(query.filter)).map((found) => ({ ...found, secondaries: found.secondaries && [...found.secondaries] })),
})
