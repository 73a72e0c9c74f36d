export * from './modal.tsx'
