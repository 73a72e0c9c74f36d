export * from './popover.tsx'
