// What the brand desk works with while someone types: pure, and without the schema, so that a browser loads little.
export { contrastOf } from './contrast.ts'
export { isSame, mergeOnto } from './merge-onto.ts'
export { svgFaults } from './svg-faults.ts'
