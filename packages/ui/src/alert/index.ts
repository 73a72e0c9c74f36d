export * from './alert.tsx'
