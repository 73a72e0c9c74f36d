export * from './combobox.tsx'
