/** What `npm run test:soak -- embedded` runs and `npm test` does not: a longer variant of what another test or a journey covers already. */
import { it } from 'vitest'

export const isLongRun = Boolean(process.env.HEARTHLINE_SOAK)

export const itInLongRun = it.runIf(isLongRun)
