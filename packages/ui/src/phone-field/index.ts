export * from './format-phone.ts'
export * from './phone-country.ts'
export * from './phone-field.tsx'
