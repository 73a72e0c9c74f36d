/** The borrower's money after it was sent, to whoever works on the application. */
import { z } from 'zod'

/** asEarlyAs: the day on which the banks settle it */
export const moneyOnItsWay = z.object({ sentOn: z.iso.date(), asEarlyAs: z.iso.date(), mayBeStopped: z.boolean() })
