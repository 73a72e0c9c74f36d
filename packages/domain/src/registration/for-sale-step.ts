/** Whether the property is for sale (seed 000 §5), in the wording of the organisation. */
import * as z from 'zod/mini'

export const forSaleStepMessages = { required: 'Required' } as const

export const forSaleStep = z.object({ isListedForSale: z.boolean(forSaleStepMessages.required) })

/** Some organisations ask six months ahead. */
export const forSaleQuestion = ({ asksSixMonthsAhead }: { readonly asksSixMonthsAhead: boolean }): string =>
  asksSixMonthsAhead
    ? 'Is this property currently for sale, or will it be listed for sale within the next 6 months?'
    : 'Is this property currently for sale?'
