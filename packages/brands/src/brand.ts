import { z } from 'zod'
import { company, servedStates } from './company.ts'
import { deedTrustee } from './deed-trustees.ts'
import { discountTable, discountTypes } from './discounts.ts'
import type { LegalTexts, OwnText } from './legal/legal-text.ts'
import { look } from './look.ts'
import { oneLine } from './one-line.ts'
import { privacy } from './privacy.ts'

const unique = <T extends z.ZodType<unknown[]>>(list: T) =>
  list.refine((entries) => new Set(entries).size === entries.length, 'must not repeat itself')
const counted = z.int().max(100_000_000_000, 'must be at most a billion dollars')
const cents = counted.min(0, 'Enter 0.00 or more')
/** A smaller line bears no loan: every applicant would be declined. */
const line = counted.min(1_000_00, 'must be at least $1,000.00')
/** What an applicant pays for one thing that a third party does. */
const fee = cents.max(5_000_00, 'must be at most $5,000.00')
const svgFile = z.string().regex(/^[a-z0-9-]+\.svg$/, 'must be an SVG file in the same folder, such as logo.svg')
const host = z
  .string()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name in lower case without scheme or port',
  )

/** Feature switches a brand may set for itself; what it leaves out follows the installation's default. */
export const brandFlags = [
  'fe-heloc-redesign-2025',
  'fe-heloc-maintenance',
  'DDP_Pilot',
  'crypto-heloc',
  'affiliate-prepopulation',
  'age-62-plus',
  'ny-enabled',
  'ny-blocked',
  'ny-regulator-review',
  'ny-fair-credit-reporting',
  'sms-transactional',
  'chat-authentication',
  'stream-chat',
  'additional-signer',
  'portfolio-manager',
  'leave-survey',
  'partner-lender',
  'wallet-area',
] as const

/** One entry of orgPricingData; later entries win over earlier ones, field by field [organization/pricing-data]. */
const pricing = z.strictObject({
  /** Added to every rate, in hundredths of a percent; may be negative. */
  marginBps: z.int().min(-500).max(500).optional(),
  discounts: unique(z.array(z.enum(discountTypes))).optional(),
  /** Years of the initial draw offered: some of those that the price table knows. */
  termsYears: unique(z.array(z.literal([5, 10, 15, 20, 30])))
    .min(1)
    .optional(),
  /** Origination fees offered, of the draw: at most 4.99 % [offers/costs]. */
  originationFeesBps: unique(z.array(z.int().min(0).max(499)))
    .min(1, 'must name a fee: 0 where none is charged')
    .optional(),
})

export type BrandPricing = z.infer<typeof pricing>

const product = z.enum(['HELOC', 'DSCR'])

/** brands/<code>/brand.json. Closed: an unknown field is an error, so that a misspelled one is found. */
export const brand = z.strictObject({
  orgCode: z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'must be capital letters, digits and underscores'),
  /** The organization this one is an alias of; itself when left out. */
  canonicalOrgCode: z.string().optional(),
  /** An invented lender that comes with the product to show it: marked wherever a license is claimed, and refused in production. */
  sample: z.boolean().default(false),
  orgBrand: oneLine(60),
  names: z.strictObject({
    short: oneLine(60),
    legal: oneLine(120, 'write the name under which the lender is registered'),
  }),
  tagline: oneLine(160).default('Apply in 5 minutes, receive funding in 5 days'),
  hosts: unique(z.array(host)),
  /** Where New York applicants go, if they have a host of their own. */
  newYorkHost: host.optional(),
  logos: z.strictObject({ logo: svgFile, logoDark: svgFile, mark: svgFile, markDark: svgFile }),
  look,
  words: z.strictObject({
    applyButton: z.enum(['Check my rate', 'Apply Now']).default('Check my rate'),
    /** six-months: "…, or will it be listed for sale within the next 6 months?" [registration/for-sale]. */
    forSaleQuestion: z.enum(['today', 'six-months']).default('today'),
    termsLabel: z.enum(['Terms of Service', 'Terms of Use']).default('Terms of Service'),
  }),
  company,
  privacy,
  lending: z.strictObject({
    servedStates,
    unservedZipPrefixes: unique(z.array(z.string().regex(/^\d{3,5}$/))).default([]),
    lineMinimumCents: line.default(15_000_00),
    lineMaximumCents: line.default(400_000_00),
    pricing: z.array(pricing).default([]),
    /** What each discount of the pricing list is worth, how it combines, and what it says; the newest table last. */
    discountTables: z.array(discountTable).default([]),
    fees: z
      .strictObject({
        /** 0: the lender pays. */
        valuationCents: fee.default(180_00),
        /**
         * Before the three business days of 12 CFR 1026.40(h) have ended. REFUNDABLE: the visit is ordered at once, and the fee is paid back to
         * whoever decides not to go on. NONREFUNDABLE: it is ordered when they have ended.
         */
        valuationTerms: z.enum(['REFUNDABLE', 'NONREFUNDABLE']).default('REFUNDABLE'),
        manualNotaryCents: fee.default(300_00),
        originationFeeCapCents: cents.nullable().default(null),
      })
      .prefault({}),
    /** Who releases the money of a line, and how many of them. */
    funding: z
      .strictObject({
        /** A line up to here, fee included, is released by one person; above it by two. */
        approvedByOneUpToCents: cents.default(150_000_00),
        /** Who gives the first of two approvals. TEAM: whoever decides on applications, and funders. FUNDERS: funders alone, as what lets the money go always is. */
        approvers: z.enum(['TEAM', 'FUNDERS']).default('TEAM'),
      })
      .prefault({}),
    products: unique(z.array(product)).min(1).default(['HELOC']),
    /** Trustees of deeds of trust, by state; a closing in a state without one stops with a person. */
    deedTrustees: z.array(deedTrustee).default([]),
    requiresLoanOfficer: z.boolean().default(false),
    wholesale: z.boolean().default(false),
  }),
  flags: z.partialRecord(z.enum(brandFlags), z.boolean()).default({}),
  /** Where this lender's marketplace is, if it has one: only then is it in the navigation. */
  marketplaceUrl: z.url({ protocol: /^https$/ }).optional(),
  /** Pages of the host application that this lender opens to its people; what it leaves out says that it is not available here. */
  hostPages: z
    .strictObject({
      /** What is due on each line, and how it is paid. */
      pay: z.boolean().default(false),
      /** What was verified of a person. */
      passport: z.boolean().default(false),
      /** Where this lender's exchange of digital assets is. */
      exchangeUrl: z.url({ protocol: /^https$/ }).optional(),
    })
    .prefault({}),
  footerLinks: z
    .array(z.strictObject({ label: oneLine(60), url: z.url({ protocol: /^https$/ }).max(500) }))
    .max(12)
    .default([]),
  /** password: the applicant sets one in the wizard. broker: the newer mode, a one-time code. */
  authentication: z.enum(['password', 'broker']).default('password'),
})

/** What brand.json may say; defaults not yet filled in. */
export type BrandFile = z.input<typeof brand>
export type BrandValues = z.output<typeof brand>

/** A loaded brand: its values and the text of its drawings. */
export interface Brand extends BrandValues {
  /** Name of the folder, lower case. */
  folder: string
  svg: { logo: string; logoDark: string; mark: string; markDark: string }
  /** Every version of what its borrowers agree to, in its own name. */
  legal: LegalTexts
  /** The legal texts that the lender wrote, before its facts are filled in. */
  ownTexts: readonly OwnText[]
  /** Which of its stored versions this is; left out where it comes from a folder and is not in force. */
  inForce?: BrandInForce
}

/** The version of a brand that the nodes work with. */
export interface BrandInForce {
  /** Of all versions of all lenders. */
  readonly version: number
  /** The lender's own count, from 1. */
  readonly number: number
  /** It takes no new applications; whoever has one goes on. */
  readonly isWithdrawn: boolean
}

/** Whether an application can begin here. */
export const takesApplications = ({ inForce }: Pick<Brand, 'inForce'>): boolean => !inForce?.isWithdrawn

/** One object out of the list: later fields win [organization/pricing-data]. */
export const mergePricing = (list: readonly BrandPricing[]): BrandPricing => Object.assign({}, ...list)
