export * from './announcement-banner.tsx'
