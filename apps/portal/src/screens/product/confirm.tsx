export { default } from './confirm/confirm-offer.tsx'
