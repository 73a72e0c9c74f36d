/** What the wizard asks before there is an application, open to anyone. */
import { z } from 'zod'
import { call } from '../call.ts'
import { prequalificationToken, prequalifiedPerson } from '../partner/prequalification-calls.ts'
import { looseDetail, uuid } from '../wire-fields.ts'
import { estimateCalls } from './estimate-calls.ts'

/** The code of a direct-mail piece, looked up [registration/offer-codes]. Dates are yyyy-MM-dd. */
export const offerCode = z.object({
  firstName: z.string(),
  lastName: z.string(),
  inHomeDate: z.string(),
  respondByDate: z.string(),
  offerCode: z.string(),
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

export const externalApplicationCalls = {
  ...estimateCalls,
  listStatesEligibility: call({
    method: 'GET',
    path: '/service-application/external/api/v2/heloc/states-eligibility',
    access: 'external',
    summary: 'Every state and DC, and whether the organization lends there',
    replies: { 200: z.array(z.object({ abbrev: z.string(), name: z.string(), eligible: z.boolean() })) },
  }),
  readBank: call({
    method: 'GET',
    path: '/service-application/external/api/v1/banks/:routingNumber',
    access: 'external',
    summary: 'Whose routing number it is: the name that the lender’s directory has, and the Federal Reserve district',
    params: z.object({ routingNumber: z.string().regex(/^\d{9}$/, 'A routing number has nine digits') }),
    replies: { 200: z.object({ known: z.boolean(), name: z.string().nullable(), district: z.string().nullable() }) },
  }),
  readZipEligibility: call({
    method: 'GET',
    path: '/service-application/external/api/v1/heloc/zip-eligibility',
    access: 'external',
    summary: 'Unserved zip prefixes, and the verdict on one zip where it is given',
    query: z.object({
      zip: z
        .string()
        .regex(/^\d{5}$/, 'Please enter a valid zipcode')
        .optional(),
    }),
    replies: {
      200: z.object({
        unservedZipPrefixes: z.array(z.string()),
        zip: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        eligible: z.boolean().nullable(),
        reason: z.enum(['UNKNOWN_ZIP', 'STATE_NOT_SERVED', 'ZIP_NOT_SERVED']).nullable(),
      }),
    },
  }),
  listStateLicenses: call({
    method: 'GET',
    path: '/service-application/external/api/v1/heloc/state-licenses',
    access: 'external',
    summary: 'Where the organization is licensed; `line` is what the state wants said',
    query: z.object({ orgCode: z.string().max(64).optional() }),
    replies: { 200: z.array(z.object({ abbrev: z.string(), name: z.string(), line: z.string().nullable(), nmlsNumber: z.string() })) },
  }),
  readOfferCode: call({
    method: 'GET',
    path: '/service-application/external/api/v1/offercode/:code',
    access: 'external',
    throttle: 'lookup',
    summary: 'Who a direct-mail offer was sent to, and of which kind it is; 404 unknown, 410 past its last day',
    params: z.object({ code: z.string().regex(/^[A-Za-z0-9-]{4,32}$/) }),
    replies: {
      200: offerCode.extend({
        /** ours: the bureau named the recipient by criteria, so the opt-out notice belongs with it */
        isPrescreened: z.boolean(),
        /** ours: it promises terms, to its last day */
        isFirmOffer: z.boolean(),
        /** ours: what it promises, in words; absent where it promises nothing */
        promises: z.string().optional(),
        /** ours: the loan officer whose own code it is; it names no one and changes no price */
        sentBy: z.object({ officer: z.string(), name: z.string() }).nullable(),
      }),
    },
  }),
  readReferralId: call({
    method: 'GET',
    path: '/service-application/external/api/v1/heloc/referral-id/:referralUuid',
    access: 'external',
    throttle: 'linkLookup',
    summary: 'APPLIED with the email when the referral became an application: sign in then; else OPEN',
    params: z.object({ referralUuid: uuid }),
    replies: { 200: z.object({ status: z.enum(['APPLIED', 'OPEN']), email: z.string().nullable() }) },
  }),
  readPrequalifiedPerson: call({
    method: 'GET',
    path: '/service-application/external/api/v1/heloc/prequalification/:token',
    access: 'external',
    // No limit of its own: 64 random digits are not guessed, and others’ wrong codes behind the same address must not bar a good link.
    summary: 'Whom a partner sent, by the last part of their link; 404 for one that is unknown, over, or used',
    params: z.object({ token: prequalificationToken }),
    replies: { 200: prequalifiedPerson },
  }),
  postEvent: call({
    method: 'POST',
    path: '/service-application/external/api/v1/events/:event',
    access: 'external',
    throttle: 'telemetry',
    mostBodyBytes: 32_768,
    summary: 'Record that an application or a registration was started',
    params: z.object({ event: z.enum(['helocStarted', 'appStarted', 'heloc-register-start']) }),
    body: looseDetail,
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
}
