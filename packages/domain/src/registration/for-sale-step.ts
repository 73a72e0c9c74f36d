/** Whether the property is for sale [registration/for-sale]; the organization says in which of its two wordings it asks. */
import * as z from 'zod/mini'

export const forSaleStepMessages = { required: 'Required' } as const

export const forSaleStep = z.object({ isListedForSale: z.boolean(forSaleStepMessages.required) })
