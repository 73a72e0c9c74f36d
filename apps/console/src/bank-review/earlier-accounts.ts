/** The accounts that failed before the one under review, and whether one of them is named again. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'
import type { AccountPurpose } from './reviewed-accounts.ts'

/** An account of the other purpose is among them where it is the very one that is named here now. */
export const earlierOf = ({ earlierAccounts }: Pick<ApplicationFile, 'earlierAccounts'>, asked: AccountPurpose) =>
  earlierAccounts
    .filter(({ part, sameAs }) => part === asked || sameAs.includes(asked))
    .map((one) => {
      const isSame = one.sameAs.includes(asked)
      return { ...one, isSame, isRefusedAgain: isSame && one.refusal !== null }
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
