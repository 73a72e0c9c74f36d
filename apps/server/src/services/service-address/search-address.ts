import type { serviceAddressCalls } from '@hearthline/contract'
import { searchAddress as search } from '../../usecases/reference/search-address.ts'
import type { Handler } from '../handler.ts'

export const searchAddress: Handler<typeof serviceAddressCalls.searchAddress> = async ({ organization, query }, container) => ({
  status: 200,
  body: await search(container, organization.orgCode, query.filter),
})
