export * from './format-phone.ts'
export * from './phone-countries.ts'
export * from './phone-field.tsx'
