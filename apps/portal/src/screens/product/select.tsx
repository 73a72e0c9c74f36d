export { default } from './select/select-offer.tsx'
