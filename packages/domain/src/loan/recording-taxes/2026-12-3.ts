/** Recording and mortgage taxes of state law 2026-12-3: those of 2026-12-2, with nine more states that were looked up and have none. */
import { recordingTaxes2026122 } from './2026-12-2.ts'
import type { RecordingTaxes } from './recording-taxes.ts'

/** Named by the state guide of a title company, each under "Mortgage tax?" with "No". */
const LOOKED_UP = [
  {
    states: ['IL', 'MI', 'OH', 'OR', 'TX'],
    citation:
      "Old Republic Title, real estate laws and customs by state, 'Mortgage Tax?' (07/2023, read 2026-11); for Texas also WFG National Title",
  },
  {
    states: ['NH', 'NJ', 'NM', 'NV'],
    citation: "Stewart Title, state laws and customs, 'Mortgage Tax?' (2014, read 2026-11)",
  },
]

const lookedUp = new Set(LOOKED_UP.flatMap(({ states }) => states))

export const recordingTaxes2026123: RecordingTaxes = {
  ...recordingTaxes2026122,
  without: [
    ...recordingTaxes2026122.without.map((group) =>
      group.checked ? group : { ...group, states: group.states.filter((state) => !lookedUp.has(state)) },
    ),
    ...LOOKED_UP.map((group) => ({ ...group, checked: true })),
  ],
}
