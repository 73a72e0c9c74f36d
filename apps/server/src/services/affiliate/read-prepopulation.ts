import type { affiliateCalls } from '@hearthline/contract'
import { readAffiliatePrepopulation } from '../../usecases/reference/read-affiliate-prepopulation.ts'
import type { Handler } from '../handler.ts'

export const readPrepopulation: Handler<typeof affiliateCalls.readPrepopulation> = async ({ organization, cookies }, container) => ({
  status: 200,
  body: await readAffiliatePrepopulation(container, organization, cookies._ft_prepop),
})
