// What a brand is: its closed schema, its colours as CSS, its face on the wire. Nothing here reads a disk; that is load.ts.
export { type Brand, type BrandFile, type BrandPricing, type BrandValues, brand, brandFlags, discountTypes, mergePricing } from './brand.ts'
export { brandCss } from './brand-css.ts'
export { brandForCode, brandForHost } from './brand-for-host.ts'
export { contrast, contrastFaults } from './contrast.ts'
export { type Look, type Palette, radiusSets, typeFamilies } from './look.ts'
export { type OrganisationInfo, organisationInfo, type ProductSettings } from './organisation-info.ts'
export { type StateCode, stateCodes } from './states.ts'
export { svgFaults } from './svg-faults.ts'
