export * from './format-money-input.ts'
export * from './money-field.tsx'
