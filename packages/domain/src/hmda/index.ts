// The register that Regulation C asks for. It reads what the rest of the domain knows; nothing of the domain reads it (docs/architecture.md).
export type { HmdaFile } from './edits/edit.ts'
export { type EditFailure, editCoverage, runEdits } from './edits/run-edits.ts'
export { hmdaFileText, makeHmdaFile } from './hmda-file.ts'
export type { LarInput } from './lar-input.ts'
export { larInputOf } from './lar-input-of.ts'
export type { Transmittal } from './transmittal-sheet.ts'
