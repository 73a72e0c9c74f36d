export * from './progress-sidebar.tsx'
