export { default } from './assets/list-assets.tsx'
