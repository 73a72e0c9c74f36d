// What a brand is: its closed schema, its colors as CSS, its face on the wire. Nothing here reads a disk; that is load.ts.
export {
  type Brand,
  type BrandFile,
  type BrandInForce,
  type BrandPricing,
  type BrandValues,
  brand,
  brandFlags,
  mergePricing,
  takesApplications,
} from './brand.ts'
export { brandCss } from './brand-css.ts'
export { brandForCode, brandForHost } from './brand-for-host.ts'
export { licenseLineOf } from './company.ts'
export { contrast, contrastFaults } from './contrast.ts'
export { type DeedTrustee, deedTrusteeOf } from './deed-trustees.ts'
export { type BrandDiscount, type DiscountName, type DiscountTable, discountsOn, discountTypes } from './discounts.ts'
export { type LegalText, type LegalTextName, legalTextNames, legalTextOn, legalTextsUntil } from './legal/legal-text.ts'
export { type Look, type Palette, radiusSets, typeFamilies } from './look.ts'
export { type OrganizationInfo, organizationInfo, type ProductSettings } from './organization-info.ts'
export { type StateCode, stateCodes } from './states.ts'
export { svgFaults } from './svg-faults.ts'
