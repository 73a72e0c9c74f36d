/** What the documents of a closing go by: one line of the package's front door. */
export * from './acknowledgment.ts'
export * from './notary-meeting.ts'
export * from './open-end-law.ts'
export * from './recording-format.ts'
export * from './security-instrument.ts'
export * from './spousal-joinder/spousal-joinder.ts'
export * from './texas-fee-ledger.ts'
export * from './texas-notice-words.ts'
