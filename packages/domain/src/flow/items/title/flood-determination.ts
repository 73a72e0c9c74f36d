/** The flood determination on every line (42 USC 4012a); started as soon as the property is chosen. */
import { floodDetermination as schema } from '../../../facts/flood-determination.ts'
import { work } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'

export const floodDetermination = work('flood-determination', {
  title: 'Flood determination',
  steps: ['GEN_CLOSING_DISCLOSURE'],
  applies: (known) => chosenProperty(known) !== undefined,
  reads: (known) => [chosenProperty(known)?.uuid, chosenProperty(known)?.address],
  data: schema,
  example: {
    reference: 'flood-example',
    certificateNumber: '2611200001',
    community: 'City of Sacramento',
    panel: '06067C0180H',
    zone: 'X',
    inSpecialFloodHazardArea: false,
    inFloodProgram: true,
    determinedOn: '2026-11-20',
  },
})
