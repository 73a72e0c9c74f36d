export { default } from './winback/winback.tsx'
