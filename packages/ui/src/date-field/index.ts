export * from './assemble-date.ts'
export * from './date-field.tsx'
