export * from './figure-row.tsx'
