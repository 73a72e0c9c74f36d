/** Where each person signs, the certificate of the notary, and the description of the land. */
import { acknowledgmentOf, type NamedParty, type NotaryField, writeAcknowledgment } from '@hearthline/domain'
import { type Blanks, type Block, heading, paragraph } from '../document-text.ts'
import { describeGrantor, nameWithTrust } from './first-page.ts'
import { type InstrumentData, isSpouseAlone } from './instrument-data.ts'
import { riderBlocks, ridersOf } from './riders.ts'

const BLANK = '________________________________'

export function signingBlocks(data: InstrumentData): Block[] {
  const riders = ridersOf(data)
  const { witnesses } = acknowledgmentOf(data.state)
  return [
    heading('Signatures'),
    paragraph(
      `${
        riders.length === 0
          ? 'By signing you agree to all of the above and to Exhibit A.'
          : `By signing you agree to all of the above, to Exhibit A, and to each rider: ${riders.map(({ title }) => title).join('; ')}.`
      }${data.grantors.some(isSpouseAlone) ? ' A spouse who signs only as section 1 says agrees to that alone.' : ''}`,
    ),
    ...data.grantors.map(
      (one): Block => ({
        kind: 'signature',
        place: `instrument-${one.party}`,
        party: one.party,
        form: 'SIGNATURE',
        label: `Signature of ${describeGrantor(one, data)}`,
        blanks: [
          { field: 'SIGNATURE', by: 'SIGNER', party: one.party },
          { field: 'DATE', by: 'SIGNER', party: one.party },
        ],
      }),
    ),
    ...witnessBlocks(witnesses),
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
  const { notice, lines, namesAlone } = acknowledgmentOf(data.state)
  return data.grantors.flatMap((one): Block[] => {
    const { name, party } = one
    const names = namesAlone ? name : nameWithTrust(one, data)
    const blanksOf = (fields: readonly NotaryField[]): Blanks => fields.map((field) => ({ field, by: 'NOTARY', party }))
    return [
      { kind: 'heading', text: `Acknowledgment of ${name}`, keeps: lines.length + (notice ? 1 : 0) + 1 },
      ...(notice ? [{ kind: 'small', text: notice } as const] : []),
      ...lines.map((line): Block => {
        const { text, fields } = writeAcknowledgment(line, names)
        return { kind: 'paragraph', text, blanks: blanksOf(fields) }
      }),
      { kind: 'seal', party },
    ]
  })
}

const witnessBlocks = (witnesses: number): Block[] =>
  Array.from({ length: witnesses }, (_, index): Block => {
    const party = `witness${index + 1}`
    return {
      kind: 'facts',
      rows: [
        [`Signature of witness ${index + 1}`, BLANK],
        [`Printed name of witness ${index + 1}`, BLANK],
      ],
      blanks: [
        { field: 'SIGNATURE', by: 'WITNESS', party },
        { field: 'NAME', by: 'WITNESS', party },
      ],
    }
  })

const initialsOf = ({ withInitials, grantors }: InstrumentData, page: string): Block[] =>
  withInitials
    ? grantors.map(
        ({ party, name }: NamedParty): Block => ({
          kind: 'signature',
          place: `${page}-${party}`,
          party,
          form: 'INITIALS',
          label: `Initials of ${name}`,
          blanks: [{ field: 'INITIALS', by: 'SIGNER', party }],
        }),
      )
    : []
