/** "Is this also where you live?": yes, or the address of the home. */
import * as z from 'zod/mini'
import { type Address, address } from '../fields/address.ts'
import type { RegisterAddress } from './register-data.ts'

export const homeAddressStepMessages = { required: 'Required' } as const

/** New York as a home is no matter of license: only the property's state is. */
export const homeAddressStep = z.discriminatedUnion(
  'livesThere',
  [z.object({ livesThere: z.literal(true) }), z.extend(address(), { livesThere: z.literal(false) })],
  homeAddressStepMessages.required,
)

export type HomeAddressAnswer = { readonly livesThere: true } | (Address & { readonly livesThere: false })

/** The home the answer means, as the register state keeps it. A home is occupied as HOME whatever the property is. */
export const homeAddressFrom = (answer: HomeAddressAnswer, property: RegisterAddress): RegisterAddress => {
  const { street1, street2, city, state, zip } = answer.livesThere ? property : answer
  return { street1, street2: street2 ?? '', city, state, zip, occupancyType: 'HOME' }
}
