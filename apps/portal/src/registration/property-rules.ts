/** What reads, judges and answers the first question; fetched after the page can be used, so that it does not delay the first touch. */
export { propertySearchStep, propertyStep, splitTypedAddress } from '@hearthline/domain/registration'
export { inlineNotices, placeOutcome } from './property-place.ts'
