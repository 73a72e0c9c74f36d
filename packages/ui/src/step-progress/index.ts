export * from './step-progress.tsx'
