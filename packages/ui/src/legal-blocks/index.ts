export * from './legal-blocks.tsx'
