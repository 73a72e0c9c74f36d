/** What judges the first step; fetched after the page can be used, so that it does not stand in the way of the first touch. */
export { propertySearchStep, propertyStep } from '@hearthline/domain/registration'
