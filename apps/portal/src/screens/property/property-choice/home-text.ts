/** A home of the land records, as its owner would know it. Pure. */
import { type AboutOf, toTitleCase } from '@hearthline/domain'

export type Match = AboutOf<'property-choice'>['matches'][number]

const KINDS: Readonly<Record<Match['kind'], string>> = {
  SFR: 'Single-family house',
  TOWNHOUSE: 'Townhouse',
  PUD: 'House in a planned development',
  CONDOMINIUM: 'Condominium',
  DUPLEX: 'Duplex',
  MULTI_FAMILY: 'Building with several homes',
  COOPERATIVE: 'Co-operative',
  MANUFACTURED: 'Manufactured home',
  MIXED_USE: 'Home and business',
}

export const homeLine = ({ address: { street1, street2 } }: Match): string =>
  [street1, street2]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => toTitleCase(part as string))
    .join(', ')

/** "Condominium, built 1987, 1,840 square feet": what the records leave out is left out. */
export const aboutHome = ({ kind, yearBuilt, livingAreaSquareFeet }: Match): string =>
  [
    KINDS[kind],
    yearBuilt > 0 ? `built ${yearBuilt}` : undefined,
    livingAreaSquareFeet > 0 ? `${livingAreaSquareFeet.toLocaleString('en-US')} square feet` : undefined,
  ]
    .filter(Boolean)
    .join(', ')
