import type { organizationCalls } from '@hearthline/contract'
import { readBanners } from '../../usecases/organization/read-banners.ts'
import type { Handler } from '../handler.ts'

export const readEnvironmentBanners: Handler<typeof organizationCalls.readBanners> = async ({ params }, container) => ({
  status: 200,
  body: await readBanners(container, params.environment),
  headers: { 'cache-control': 'no-store' },
})
