export * from './gauge-bar.tsx'
