export * from './secret-field.tsx'
