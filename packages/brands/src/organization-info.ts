import { type Brand, type BrandPricing, mergePricing, takesApplications } from './brand.ts'

/** Organization info as the page and /org.json carry it [organization/info], and where the drawings and the colors are. */
export interface OrganizationInfo {
  baseUrl: string
  canonicalOrgCode: string
  orgBrand: string
  orgCode: string
  orgMetaData: {
    companyInfo: {
      /** An invented lender, which holds no license. */
      sample: boolean
      name: string
      legalName: string
      tagline: string
      address: Brand['company']['address']
      nmlsNumber: string
      nmlsUrl: string
      supportEmail: string
      supportPhone: string
      lenderImageKey: string
      hawaiiPartnerUrl?: string
      marketplaceUrl?: string
      /** Pages of the host application that this lender opens; a page that is not there is not available. */
      hostPages?: { pay?: true; passport?: true; exchangeUrl?: string }
      licensedStates: readonly string[]
      licenseLines: Readonly<Record<string, string>>
      applyButton: string
      forSaleQuestion: string
      termsLabel: string
      footerLinks: readonly { label: string; url: string }[]
      authentication: 'password' | 'broker'
      requiresLoanOfficer: boolean
      /** True of a lender that takes no new applications any more: left out of the others. */
      withdrawn?: true
      wholesale: boolean
      newYorkHost: string | null
    }
    /** Per-product settings by product; a product that is not there is not offered. */
    products: Partial<Record<'HELOC' | 'DSCR', ProductSettings>>
  }
  orgPricingData: readonly BrandPricing[]
  /** The list above as one object. */
  pricing: BrandPricing
  flags: Readonly<Record<string, boolean>>
  theme: {
    variant: 'v2023' | 'v2024'
    cssUrl: string
    logoUrl: string
    logoDarkUrl: string
    markUrl: string
    markDarkUrl: string
    groundLight: string
    groundDark: string
  }
}

export interface ProductSettings {
  servedStates: readonly string[]
  unservedZipPrefixes: readonly string[]
  /** Whole dollars, as the wire writes amounts. */
  lineMinimum: number
  lineMaximum: number
  valuationFee: number
  manualNotaryFee: number
  originationFeeCap: number | null
}

/** The two wordings of the for-sale question [registration/for-sale]. */
const forSaleQuestions = {
  today: 'Is this property currently for sale?',
  'six-months': 'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
} as const

/** Nothing where none is open: each byte is in every page. */
function hostPages({
  hostPages: { pay, passport, exchangeUrl },
}: Brand): Pick<OrganizationInfo['orgMetaData']['companyInfo'], 'hostPages'> {
  const open = { ...(pay && { pay }), ...(passport && { passport }), ...(exchangeUrl !== undefined && { exchangeUrl }) } as const
  return Object.keys(open).length > 0 ? { hostPages: open } : {}
}

/** `baseUrl` is the origin the page is served from, without a final slash; assets are at {baseUrl}/brands/{orgCode}/. */
export function organizationInfo(brand: Brand, baseUrl: string): OrganizationInfo {
  const { company, lending, logos, look } = brand
  // A changed drawing has another address: a browser keeps what an address gave it for an hour.
  const version = brand.inForce ? `?v=${brand.inForce.number}` : ''
  const asset = (file: string) => `${baseUrl}/brands/${brand.orgCode}/${file}${version}`
  const product: ProductSettings = {
    servedStates: lending.servedStates,
    unservedZipPrefixes: lending.unservedZipPrefixes,
    lineMinimum: lending.lineMinimumCents / 100,
    lineMaximum: lending.lineMaximumCents / 100,
    valuationFee: lending.fees.valuationCents / 100,
    manualNotaryFee: lending.fees.manualNotaryCents / 100,
    originationFeeCap: lending.fees.originationFeeCapCents === null ? null : lending.fees.originationFeeCapCents / 100,
  }
  return {
    baseUrl,
    canonicalOrgCode: brand.canonicalOrgCode ?? brand.orgCode,
    orgBrand: brand.orgBrand,
    orgCode: brand.orgCode,
    orgMetaData: {
      companyInfo: {
        sample: brand.sample,
        name: brand.names.short,
        legalName: brand.names.legal,
        tagline: brand.tagline,
        address: company.address,
        nmlsNumber: company.nmlsNumber,
        nmlsUrl: company.nmlsUrl,
        supportEmail: company.supportEmail,
        supportPhone: company.supportPhone,
        lenderImageKey: company.lenderImageKey,
        ...(company.hawaiiPartnerUrl !== undefined && { hawaiiPartnerUrl: company.hawaiiPartnerUrl }),
        ...(brand.marketplaceUrl !== undefined && { marketplaceUrl: brand.marketplaceUrl }),
        ...hostPages(brand),
        licensedStates: company.licensedStates,
        licenseLines: company.licenseLines,
        applyButton: brand.words.applyButton,
        forSaleQuestion: forSaleQuestions[brand.words.forSaleQuestion],
        termsLabel: brand.words.termsLabel,
        footerLinks: brand.footerLinks,
        authentication: brand.authentication,
        requiresLoanOfficer: lending.requiresLoanOfficer,
        ...(!takesApplications(brand) && { withdrawn: true as const }),
        wholesale: lending.wholesale,
        newYorkHost: brand.newYorkHost ?? null,
      },
      products: Object.fromEntries(lending.products.map((name) => [name, product])),
    },
    orgPricingData: lending.pricing,
    pricing: mergePricing(lending.pricing),
    flags: brand.flags,
    theme: {
      variant: look.variant,
      cssUrl: asset('brand.css'),
      logoUrl: asset(logos.logo),
      logoDarkUrl: asset(logos.logoDark),
      markUrl: asset(logos.mark),
      markDarkUrl: asset(logos.markDark),
      groundLight: look.light.ground,
      groundDark: look.dark.ground,
    },
  }
}
