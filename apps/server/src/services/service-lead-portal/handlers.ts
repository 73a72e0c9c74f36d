/** One handler per declared call of this service. */
import type { serviceLeadPortalCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { lookUpLicensedStates } from './read-licensed-states.ts'
import { lookUpLoanOriginator } from './read-loan-originator.ts'
import { lookUpReferralPerson } from './read-referral.ts'

export const serviceLeadPortalHandlers = {
  readReferral: lookUpReferralPerson,
  readLoanOriginator: lookUpLoanOriginator,
  readLicensedStates: lookUpLicensedStates,
} satisfies Handlers<typeof serviceLeadPortalCalls>
