// What the brand desk works with while someone types: pure, and without the schema, so that a browser loads little.
export { brandCss } from './brand-css.ts'
export { contrastOf } from './contrast.ts'
export { folderFiles } from './folder-files.ts'
export { lookToShow } from './look-to-show.ts'
export type { BrandContent } from './make-brand.ts'
export { isSame, mergeOnto } from './merge-onto.ts'
export { svgFaults } from './svg-faults.ts'
