/** Several homes answer to the address: the borrower says which one. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { exampleProperty } from './example-property.ts'
import { findProperty } from './find-property.ts'

export const propertyChoice = ask('property-choice', {
  title: 'Pick your home',
  steps: ['MULTIPLE_PROPERTIES'],
  applies: (known) => (known(findProperty)?.matches.length ?? 0) > 1,
  reads: (known) => [known(findProperty)?.matches.map((match) => match.uuid)],
  data: z.object({ uuid: z.uuid() }),
  example: { uuid: exampleProperty.uuid },
})

/** The one property that everything after rests on: the only match, or the one chosen. */
export const chosenProperty = (known: Known) => {
  const matches = known(findProperty)?.matches ?? []
  const uuid = known(propertyChoice)?.uuid
  return matches.length === 1 ? matches[0] : matches.find((match) => match.uuid === uuid)
}
