/**
 * Once someone signs beside the borrower, who that is and where they are reached is no longer the borrower's to say: whoever could name another mailbox
 * would sign as them, and whoever could leave them out, or name them a little differently, would pledge their home without them. The team can, when called.
 */
import { aboutYou, type CorrectedAnswers, leftSigners, reboundSigners, standing, withCorrections } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { signersBoundTo } from '../../store/repositories/signers.ts'
import { invalid } from '../problem.ts'

/** @param answers whole, by item, as they would be stored. @throws Problem validation_failed naming `path` */
export async function refuseMovedSigners(
  session: Session,
  { row, facts }: ApplicationFile,
  answers: CorrectedAnswers,
  path = 'coOwners',
): Promise<void> {
  if (answers[aboutYou.id] === undefined) return
  const before = standing(facts).walk
  const after = standing(withCorrections(facts, answers)).walk
  const [rebound] = reboundSigners(facts, before, after)
  if (rebound) throw invalid([{ path, message: `${rebound.name} has begun to sign with another email. Call us to change it.` }])
  const left = leftSigners(before.known, after.known)
  if (left.length === 0) return
  const bound = new Set((await signersBoundTo(session, row.id)).map(({ party }) => party))
  const begun = left.find(({ party }) => bound.has(party))
  if (begun)
    throw invalid([{ path, message: `${begun.name} has signed in to sign with you. Call us to remove them or to correct their name.` }])
}
