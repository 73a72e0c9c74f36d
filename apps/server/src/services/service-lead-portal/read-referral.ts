import type { serviceLeadPortalCalls } from '@hearthline/contract'
import { readReferral } from '../../usecases/reference/referrals.ts'
import type { Handler } from '../handler.ts'

export const lookUpReferralPerson: Handler<typeof serviceLeadPortalCalls.readReferral> = async ({ organization, params }, container) => ({
  status: 200,
  body: await readReferral(container, organization, params.referralUuid),
})
