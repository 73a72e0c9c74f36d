import type { externalApplicationCalls } from '@hearthline/contract'
import { zipEligibility } from '../../usecases/reference/eligibility.ts'
import type { Handler } from '../handler.ts'

export const readZipEligibility: Handler<typeof externalApplicationCalls.readZipEligibility> = async (
  { organization, query },
  container,
) => ({
  status: 200,
  body: await zipEligibility(container, organization, query.zip),
})
