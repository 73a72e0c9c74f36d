/** Organization info and announcement banners. */
import { z } from 'zod'
import { call } from '../call.ts'

const productSettings = z.object({
  servedStates: z.array(z.string()),
  unservedZipPrefixes: z.array(z.string()),
  lineMinimum: z.number(),
  lineMaximum: z.number(),
  valuationFee: z.number(),
  manualNotaryFee: z.number(),
  originationFeeCap: z.number().nullable(),
})

const pricing = z.object({
  marginBps: z.number().optional(),
  discounts: z.array(z.string()).optional(),
  termsYears: z.array(z.number()).optional(),
  originationFeesBps: z.array(z.number()).optional(),
})

/** What a page knows of its organization [organization/info], as /org.json answers it and every page carries it. */
export const organizationInfo = z.object({
  baseUrl: z.string(),
  canonicalOrgCode: z.string(),
  orgBrand: z.string(),
  orgCode: z.string(),
  orgMetaData: z.object({
    companyInfo: z.object({
      sample: z.boolean(),
      name: z.string(),
      legalName: z.string(),
      tagline: z.string(),
      address: z.object({ street1: z.string(), street2: z.string().optional(), city: z.string(), state: z.string(), zip: z.string() }),
      nmlsNumber: z.string(),
      nmlsUrl: z.string(),
      supportEmail: z.string(),
      supportPhone: z.string(),
      lenderImageKey: z.string(),
      licensedStates: z.array(z.string()),
      licenseLines: z.record(z.string(), z.string()),
      applyButton: z.string(),
      forSaleQuestion: z.string(),
      termsLabel: z.string(),
      footerLinks: z.array(z.object({ label: z.string(), url: z.string() })),
      authentication: z.enum(['password', 'broker']),
      requiresLoanOfficer: z.boolean(),
      /** It takes no new applications any more; left out of the others. */
      withdrawn: z.literal(true).optional(),
      wholesale: z.boolean(),
      newYorkHost: z.string().nullable(),
    }),
    products: z.object({ HELOC: productSettings.optional(), DSCR: productSettings.optional() }),
  }),
  orgPricingData: z.array(pricing),
  pricing,
  flags: z.record(z.string(), z.boolean()),
  theme: z.object({
    variant: z.enum(['v2023', 'v2024']),
    cssUrl: z.string(),
    logoUrl: z.string(),
    logoDarkUrl: z.string(),
    markUrl: z.string(),
    markDarkUrl: z.string(),
    groundLight: z.string(),
    groundDark: z.string(),
  }),
})

/** An announcement [shell/announcements]. */
export const banner = z.object({
  uuid: z.string(),
  message: z.string(),
  variant: z.string(),
  apps: z.array(z.string()),
  active: z.boolean(),
  metadata: z.object({ createdAt: z.string() }),
})

export const organizationCalls = {
  readOrganization: call({
    method: 'GET',
    path: '/org.json',
    access: 'external',
    summary: "Organization info by x-org, ?org= or host name; 404 'No private label data found'",
    replies: { 200: organizationInfo },
  }),
  readBanners: call({
    method: 'GET',
    path: '/banners/:environment.json',
    access: 'external',
    summary: 'Announcement banners; never stored by caches',
    params: z.object({ environment: z.enum(['production', 'test']) }),
    replies: { 200: z.array(banner) },
  }),
}
