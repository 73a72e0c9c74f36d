/** Whether the property is for sale (seed 000 §5); the organisation says in which of its two wordings it asks. */
import * as z from 'zod/mini'

export const forSaleStepMessages = { required: 'Required' } as const

export const forSaleStep = z.object({ isListedForSale: z.boolean(forSaleStepMessages.required) })
