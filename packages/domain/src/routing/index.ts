/** The routing door: step names, destinations, polling and progress, without zod and without the state machine. */
export * from './application-body.ts'
export * from './destinations.ts'
export { isEntryPath } from './entry-path.ts'
export * from './next-destination.ts'
export * from './poll.ts'
export * from './progress.ts'
export * from './steps.ts'
