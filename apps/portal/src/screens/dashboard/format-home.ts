import { toTitleCase } from '@hearthline/domain'
import type { ApplicationSummary } from './applications-query.ts'

/** '1284 Alder Way, Sacramento · Application HL-48213'. */
export function formatHome({ property, loanNumber }: Pick<ApplicationSummary, 'property' | 'loanNumber'>): string {
  const home = [property.street1, property.city].filter(Boolean).map(toTitleCase).join(', ')
  return [home, `Application ${loanNumber}`].filter(Boolean).join(' · ')
}
