/** What is added for the kind of home and for how it is used. */
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { InstrumentData } from './instrument-data.ts'

export interface Rider {
  /** names its places to initial */
  readonly name: string
  readonly title: string
  readonly text: readonly string[]
}

const ASSOCIATION = (what: string) => [
  `The home is part of ${what}. What you grant includes your share of the common parts and your rights in the owners’ association.`,
  'You pay its dues and assessments when they are due, keep its declaration and rules, and tell us of a notice of default from it. Where the association insures what you would have to insure, its policy counts as long as it covers what section 6 asks for; the rest you insure yourself.',
  'Without our consent you do not agree to end the project, to change its declaration so that our security is harmed, or to end professional management.',
]

const RENTED: ReadonlySet<PropertyRecord['kind']> = new Set(['DUPLEX', 'MULTI_FAMILY'])

export function ridersOf({ propertyKind, occupancy }: Pick<InstrumentData, 'propertyKind' | 'occupancy'>): readonly Rider[] {
  return [
    ...(propertyKind === 'CONDOMINIUM'
      ? [{ name: 'condominium', title: 'Condominium rider', text: ASSOCIATION('a condominium project') }]
      : []),
    ...(propertyKind === 'PUD'
      ? [{ name: 'pud', title: 'Planned unit development rider', text: ASSOCIATION('a planned unit development') }]
      : []),
    ...(occupancy === 'SECONDARY'
      ? [
          {
            name: 'second-home',
            title: 'Second home rider',
            text: [
              'The borrower uses the home as a second home, keeps it available for their own use, and does not give control of it to a rental manager or a timeshare. Short rentals are allowed where the law and the rules of an association allow them.',
            ],
          },
        ]
      : []),
    ...(occupancy === 'INVESTMENT' || RENTED.has(propertyKind)
      ? [
          {
            name: 'one-to-four-family',
            title: 'One- to four-family rider: assignment of rents',
            text: [
              'You assign the rents of the home to us as further security. Until we require everything at once and tell the tenants, you collect and keep them. You keep insurance against the loss of rents where we ask for it, follow the law on rentals, and give us copies of leases when we ask.',
            ],
          },
        ]
      : []),
  ]
}

export const riderBlocks = (rider: Rider): Block[] => [heading(rider.title), ...rider.text.map(paragraph)]
