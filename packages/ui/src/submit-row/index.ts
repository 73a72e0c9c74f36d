export * from './submit-row.tsx'
