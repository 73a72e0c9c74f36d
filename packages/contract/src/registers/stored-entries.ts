/** What the registers hold, as it is stored and read: entries of earlier releases fit as well. What is typed at the console is held to entry-forms.ts. */
import { firmOfferTerms } from '@hearthline/domain'
import { z } from 'zod'
import { affiliatePrepopulation } from '../affiliate/calls.ts'
import { offerCode } from '../service-application/external-calls.ts'
import { originatorDisplayInfo, referral } from '../service-lead-portal/calls.ts'
import { weekdayHours } from '../service-operating-hours/calls.ts'

export const storedEntries = {
  /** Key: the code, in capitals. */
  'offer-code': offerCode.extend({
    /** PRESCREEN: the bureau named the recipient by criteria, so the opt-out notice belongs with it (15 U.S.C. 1681m(d)). */
    kind: z.enum(['LETTER', 'PRESCREEN']).default('LETTER'),
    campaign: z.string().optional(),
    /** What a prescreened letter promises (15 U.S.C. 1681a(l)): given to whoever applies in time and still meets the criteria. */
    firmOffer: z.optional(firmOfferTerms),
  }),
  /** Key: uuid of the referral, lower case. */
  referral: referral.extend({
    /** the last day of a referral that a loan officer made for themselves */
    validThrough: z.iso.date().optional(),
  }),
  /** Key: uuid of the loan officer, lower case. */
  'loan-originator': z.object({
    originatorDisplayInfo,
    kind: z.enum(['ORIGINATOR', 'BROKER']).default('ORIGINATOR'),
    enforceLicensedStatesForReferral: z.boolean(),
    licensedStates: z.array(z.string()),
    /** Who comes by this officer is an inquiry of theirs, `isInquiry` [registration/may-start]: they call before anything else is begun. */
    opensInquiries: z.boolean().optional(),
    /** Of the broker whose officer they are, where they work for one. */
    wholesaleBrokerNmls: z.string().max(20).nullable().optional(),
    /** First and last day on which the officer refers; none is no bound. */
    activeFrom: z.iso.date().nullable().default(null),
    activeUntil: z.iso.date().nullable().default(null),
  }),
  /** Key: value of the cookie. */
  'affiliate-prepopulation': affiliatePrepopulation,
  /** Key: uuid of the announcement. From and until are Pacific Time, YYYY-MM-DDTHH:mm; none is no bound. */
  announcement: z.object({
    message: z.string(),
    variant: z.string(),
    apps: z.array(z.string()),
    environments: z.array(z.enum(['production', 'test'])),
    from: z.string().nullable().default(null),
    until: z.string().nullable().default(null),
  }),
  /** Key: department. */
  hours: z.object({ department: z.enum(['OPS_PHONE', 'OPS_CHAT']), weekdays: z.array(weekdayHours).length(7) }),
  /** Of these three there is one entry, `list`. */
  'disaster-zips': z.object({ zips: z.array(z.string()) }),
  maintenance: z.object({ enabled: z.boolean(), message: z.string(), routes: z.array(z.string()) }),
  'unserved-zips': z.object({ prefixes: z.array(z.string()) }),
  /** Key: name:version. The content is Markdown, with the lender's facts in braces. */
  'legal-text': z.object({
    name: z.enum(['terms', 'privacy', 'communications']),
    version: z.string(),
    effectiveOn: z.iso.date(),
    title: z.string(),
    content: z.string(),
  }),
}
export type Register = keyof typeof storedEntries
export type StoredEntry<R extends Register> = z.output<(typeof storedEntries)[R]>

export const REGISTERS = Object.keys(storedEntries) as readonly Register[]
