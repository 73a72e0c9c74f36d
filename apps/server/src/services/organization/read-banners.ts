import type { organizationCalls } from '@hearthline/contract'
import { readBanners } from '../../usecases/organization/read-banners.ts'
import type { Handler } from '../handler.ts'

export const readEnvironmentBanners: Handler<typeof organizationCalls.readBanners> = async ({ params, organization }, container) => ({
  status: 200,
  body: await readBanners(container, organization, params.environment),
  headers: { 'cache-control': 'no-store' },
})
