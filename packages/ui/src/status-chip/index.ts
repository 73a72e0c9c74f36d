export * from './status-chip.tsx'
