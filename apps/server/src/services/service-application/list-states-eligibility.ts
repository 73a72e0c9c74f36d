import type { externalApplicationCalls } from '@hearthline/contract'
import { listStatesEligibility } from '../../usecases/reference/eligibility.ts'
import type { Handler } from '../handler.ts'

export const listStates: Handler<typeof externalApplicationCalls.listStatesEligibility> = async ({ organization }) => ({
  status: 200,
  body: listStatesEligibility(organization),
})
