import { toTitleCase } from '@hearthline/domain'
import type { ApplicationSummary } from './all-applications-query.ts'

/** '1284 Alder Way, Sacramento'; empty where the address has neither. */
export const formatStreet = ({ property }: Pick<ApplicationSummary, 'property'>): string =>
  [property.street1, property.city].filter(Boolean).map(toTitleCase).join(', ')

/** '1284 Alder Way, Sacramento · Application HL-48213'. */
export const formatHome = (application: Pick<ApplicationSummary, 'property' | 'loanNumber'>): string =>
  [formatStreet(application), `Application ${application.loanNumber}`].filter(Boolean).join(' · ')
