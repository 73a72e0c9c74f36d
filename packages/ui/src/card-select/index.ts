export * from './card-select.tsx'
