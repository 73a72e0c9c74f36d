export * from './loading-mark.tsx'
