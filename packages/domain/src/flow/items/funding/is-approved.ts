/** When the two approvals and their limit are over for an application that has none of them: it was approved without, and nothing has come up since. */
import type { Given, IsCurrent } from '../../item.ts'
import { isMoneySent } from './money-sent.ts'

/** An approval that is given anew, as of other quotes, is given by as many as it takes now. */
export const isApproved = (given: Given, isCurrent: IsCurrent): boolean => isMoneySent(given) || isCurrent('funding-decision')
