export * from './slider.tsx'
