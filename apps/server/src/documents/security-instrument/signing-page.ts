/** Where each person signs, the certificate of the notary, and the description of the land. */
import { acknowledgmentOf, type NamedParty } from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import { describeGrantor } from './first-page.ts'
import type { InstrumentData } from './instrument-data.ts'
import { riderBlocks, ridersOf } from './riders.ts'

const BLANK = '______________________'

export function signingBlocks(data: InstrumentData): Block[] {
  const riders = ridersOf(data)
  const { witnesses } = acknowledgmentOf(data.state, data.stateName)
  return [
    heading('Signatures'),
    paragraph(
      riders.length === 0
        ? 'By signing you agree to all of the above and to Exhibit A.'
        : `By signing you agree to all of the above, to Exhibit A, and to each rider: ${riders.map(({ title }) => title).join('; ')}.`,
    ),
    ...data.grantors.map(
      (one): Block => ({
        kind: 'signature',
        place: `instrument-${one.party}`,
        party: one.party,
        form: 'SIGNATURE',
        label: `Signature of ${describeGrantor(one, data)}`,
      }),
    ),
    ...(witnesses > 0
      ? [
          {
            kind: 'facts',
            rows: Array.from({ length: witnesses }, (_, index) => [`Witness ${index + 1}: signature and printed name`, BLANK] as const),
          } as const,
        ]
      : []),
    ...acknowledgmentBlocks(data),
    heading('Exhibit A: legal description'),
    paragraph(data.legalDescription),
    paragraph(`Parcel number ${data.parcelNumber}. Known as ${data.home}.`),
    ...initialsOf(data, 'exhibit-a'),
    ...riders.flatMap((rider) => [...riderBlocks(rider), ...initialsOf(data, rider.name)]),
  ]
}

/** One certificate for each person: they may appear on different days, and before different notaries. A notary signs what stands on one page. */
function acknowledgmentBlocks(data: InstrumentData): Block[] {
  const { notice, lines } = acknowledgmentOf(data.state, data.stateName)
  return data.grantors.flatMap(({ name }) => [
    { kind: 'heading', text: `Acknowledgment of ${name}`, keeps: lines.length + (notice ? 1 : 0) } as const,
    ...(notice ? [{ kind: 'small', text: notice } as const] : []),
    ...lines.map((line) => paragraph(line.replace('{names}', name))),
  ])
}

const initialsOf = ({ withInitials, grantors }: InstrumentData, page: string): Block[] =>
  withInitials
    ? grantors.map(
        ({ party, name }: NamedParty): Block => ({
          kind: 'signature',
          place: `${page}-${party}`,
          party,
          form: 'INITIALS',
          label: `Initials of ${name}`,
        }),
      )
    : []
