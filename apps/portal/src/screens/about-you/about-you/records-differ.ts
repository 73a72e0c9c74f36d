/** What is said at once where the borrower's answer is not what the public records have: who else signs is no surprise at the end. Pure. */
import type { AboutOf } from '@hearthline/domain'
import { ownersToAdd } from './owners-to-add.ts'

const CALL = 'If the deed has changed, call us.'

/** undefined where the records say the same, or nothing that binds. */
export function recordsDiffer(about: AboutOf<'about-you'>, ownership: string): string | undefined {
  if (ownership === '' || about.recorded === undefined || about.recorded === ownership) return undefined
  if (about.recorded === 'TRUST')
    return `They name a trust as the owner. We go by the records, so we’ll ask for your trust documents. ${CALL}`
  const others = ownersToAdd(about, []).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  if (others.length === 0) return `They name more than one owner. We go by the records, so each owner must sign. ${CALL}`
  const names = new Intl.ListFormat('en-US').format(others)
  return `They also name ${names}. We go by the records, so ${names} will have to sign too, before a notary. They don’t become borrowers. Add their email below, and we’ll email them when it’s time. ${CALL}`
}
