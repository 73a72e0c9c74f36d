/** What someone who signs beside the borrower reads and is mailed when they are asked a second time. */
import type { Result } from '../../facts.ts'
import type { Known } from '../../item.ts'
import { factName } from '../../parties.ts'
import { wordsOfReadingAgain } from '../signing/read-again.ts'
import { thisSigner } from './this-signer.ts'

/** What was given from another mailbox, which the team has corrected since, is not theirs: they read everything for the first time. */
export const readsAgain = (item: 'signer-signing' | 'signer-review') => (known: Known, before?: Result) => {
  const { party = '', correctedAt } = known(thisSigner) ?? {}
  const own = before && (correctedAt === undefined || correctedAt <= before.settledAt) ? before : undefined
  return wordsOfReadingAgain(known, factName(item, party), own)
}
