export * from './textarea.tsx'
