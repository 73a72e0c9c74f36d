export * from './link-button.tsx'
