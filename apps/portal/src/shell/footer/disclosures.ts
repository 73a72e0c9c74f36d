/** The disclosures of the footer [organization/disclosures], with the organization's own amounts. Pure. */
import type { OrganizationInfo, ProductSettings } from '@hearthline/brands'
import { type DollarRange, formatMoney, interestOnlyStates, recordingFeeRange, recordingTaxRange } from '@hearthline/domain'

/** The figures that are the product's and not an organization's [organization/disclosures]. */
const APR_RANGE = '7.60% to 17.20%'
const HIGHEST_FEE_BPS = 499

const withDefaults = (product: ProductSettings | undefined) => ({
  lineMinimum: product?.lineMinimum ?? 15_000,
  lineMaximum: product?.lineMaximum ?? 400_000,
  valuationFee: product?.valuationFee ?? 180,
  manualNotaryFee: product?.manualNotaryFee ?? 300,
})

/** Of the choices that the organization offers, the highest. */
const highestFee = (choicesBps: readonly number[] = [HIGHEST_FEE_BPS]): string => `${(Math.max(...choicesBps) / 100).toFixed(2)}%`

const PRODUCT_NAMES = { HELOC: 'home equity line of credit', DSCR: 'debt service coverage ratio loan' } as const

const span = ({ least, most }: DollarRange): string =>
  least === most ? formatMoney(most) : `${formatMoney(least)} to ${formatMoney(most)}`

/** Of the states where this lender makes loans; a tax that none of them has is not named. */
function recordingCosts(served: readonly string[] | undefined): string {
  const fees = `recording fees of ${span(recordingFeeRange(served))}`
  const tax = recordingTaxRange(served)
  return tax.most === 0 ? `and ${fees}` : `${fees}; and recording taxes of ${span(tax)} per $100,000 borrowed`
}

const DATA = 'Your data is protected with 256-bit encryption and the company never sees or stores your credentials.'

/** @param offersNothing the page says that the lender takes no applications: nothing is offered beside it */
export function disclosures(
  { orgMetaData, pricing }: Pick<OrganizationInfo, 'orgMetaData' | 'pricing'>,
  offersNothing = false,
): readonly string[] {
  if (offersNothing) return [DATA]
  const { companyInfo, products } = orgMetaData
  const { lineMinimum, lineMaximum, valuationFee, manualNotaryFee } = withDefaults(products.HELOC)
  // A rule of a state where this lender makes no loans is no one’s to know here.
  const served = products.HELOC?.servedStates
  const ruled = interestOnlyStates.filter((state) => served === undefined || served.includes(state))
  const named = (Object.keys(PRODUCT_NAMES) as (keyof typeof PRODUCT_NAMES)[]).filter((key) => products[key] !== undefined)
  const offered = (named.length === 0 ? (['HELOC'] as const) : named).map((key) => PRODUCT_NAMES[key]).join(' and the ')
  const costs = `Other costs may apply: a valuation of ${formatMoney(valuationFee)} when no automated valuation is available; manual notarization of ${formatMoney(manualNotaryFee)} where an online notary cannot be used; ${recordingCosts(served)}.`
  const funding = 'Funding is possible in five business days with a remote online notary, after any right to cancel has ended.'
  // Whoever takes no applications offers nothing; those who applied before go on, and read what concerns them.
  const beginning = companyInfo.withdrawn
    ? [
        `${companyInfo.legalName} takes no new applications here. Applications that were started before continue.`,
        costs,
        `When you submit your application we make a hard pull, which may affect your credit score. ${funding}`,
      ]
    : [
        `${companyInfo.legalName} offers the ${offered}. Loan amounts range from ${formatMoney(lineMinimum)} to ${formatMoney(lineMaximum)}. The APR ranges from ${APR_RANGE} and depends on your credit, the loan amount, the term and your state. The origination fee is up to ${highestFee(pricing.originationFeesBps)} of the initial draw.`,
        'If we mailed you a firm offer, the rate and fee in your letter can be lower than these. They hold as the letter says.',
        costs,
        `Checking your rate uses a soft credit pull, which does not affect your credit score. When you submit your application we make a hard pull, which may affect it. Approval is possible in five minutes. ${funding}`,
      ]
  return [
    ...beginning,
    'Each offer says whether the rate of your initial draw is fixed or changes with the prime rate. The rate of each additional draw is set when you take it, from an index based on the prime rate plus a fixed margin.',
    ...(ruled.length > 0 ? [`State rules on interest-only payments or the borrower’s age apply in ${ruled.join(', ')}.`] : []),
    'If you bought the home, or its title was transferred to you, within the last 90 days, you are not eligible for the home equity line of credit.',
    DATA,
  ]
}

/** Said of an invented lender wherever a license is claimed. */
export const sampleNotice = (legalName: string): string =>
  `${legalName} is a sample lender that comes with this software. It is not licensed anywhere and makes no loans; its NMLS number and licenses are examples.`

export interface FooterLink {
  readonly label: string
  readonly url: string
}

const isPrivacy = ({ label }: FooterLink): boolean => /^privacy( policy)?$/i.test(label.trim())

/** Terms under the organization's own label, its privacy policy (/privacy unless it names another), and whatever it adds. */
export function footerLinks({
  termsLabel,
  footerLinks,
}: Pick<OrganizationInfo['orgMetaData']['companyInfo'], 'termsLabel' | 'footerLinks'>): readonly FooterLink[] {
  return [
    { label: termsLabel, url: '/terms' },
    { label: 'Privacy Policy', url: footerLinks.find(isPrivacy)?.url ?? '/privacy' },
    { label: 'Electronic communications', url: '/communications' },
    { label: 'Licenses', url: '/licenses' },
    ...footerLinks.filter((link) => !isPrivacy(link)),
    { label: 'Contact', url: '/contact' },
  ]
}
