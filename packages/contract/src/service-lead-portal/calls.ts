/** Loan originators and the people they refer. */
import { z } from 'zod'
import { call } from '../call.ts'
import { uuid } from '../wire-fields.ts'

export const originatorDisplayInfo = z.object({
  originatorName: z.string(),
  brokerName: z.string().nullable(),
  avatarUri: z.string().nullable(),
  email: z.string(),
  phoneNumber: z.string(),
  nmls: z.string().nullable(),
})

export const referral = z.object({
  firstName: z.string(),
  lastName: z.string(),
  suffix: z.string().nullable(),
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
})

const originatorParams = z.object({ loanOriginatorUuid: uuid })
const originatorQuery = z.object({ organization: z.string().max(64).optional() })

export const serviceLeadPortalCalls = {
  readReferral: call({
    method: 'GET',
    path: '/service-lead-portal/api/referrals/:referralUuid',
    access: 'external',
    throttle: 'linkLookup',
    summary: 'What the referrer entered, for prepopulation (rid)',
    params: z.object({ referralUuid: uuid }),
    replies: { 200: referral },
  }),
  readLoanOriginator: call({
    method: 'GET',
    path: '/service-lead-portal/api/lo/:loanOriginatorUuid',
    access: 'external',
    throttle: 'linkLookup',
    summary: "A loan originator's public card; may be cached for ten minutes",
    params: originatorParams,
    query: originatorQuery,
    replies: { 200: z.object({ uuid: z.string(), userInfo: z.object({ organizationCode: z.string() }), originatorDisplayInfo }) },
  }),
  readLicensedStates: call({
    method: 'GET',
    path: '/service-lead-portal/api/lo/:loanOriginatorUuid/licensed-states',
    access: 'external',
    throttle: 'linkLookup',
    summary: 'Where the loan originator is licensed, and whether that binds referred applicants',
    params: originatorParams,
    query: originatorQuery,
    replies: { 200: z.object({ enforceLicensedStatesForReferral: z.boolean(), licensedStates: z.array(z.string()) }) },
  }),
}
