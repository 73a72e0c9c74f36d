import type { externalApplicationCalls } from '@hearthline/contract'
import { readReferralStatus } from '../../usecases/reference/referrals.ts'
import type { Handler } from '../handler.ts'

export const lookUpReferral: Handler<typeof externalApplicationCalls.readReferralId> = async ({ organization, params }, container) => ({
  status: 200,
  body: await readReferralStatus(container, organization, params.referralUuid),
})
