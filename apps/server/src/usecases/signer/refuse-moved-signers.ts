/**
 * Once someone signs beside the borrower, who that is and where they are reached is no longer the borrower's to say: whoever could name another mailbox
 * would sign as them, and whoever could leave them out, or name them a little differently, would pledge their home without them. The team can, when called.
 */
import { aboutYou, type CorrectedAnswers, fieldNaming, leftSigners, reboundSigners, standing, withCorrections } from '@hearthline/domain'
import { withFacts } from '../../engine/with-facts.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile, NewFact } from '../../store/repositories/applications.ts'
import { signersBoundTo } from '../../store/repositories/signers.ts'
import { invalid } from '../problem.ts'

/** @param within what stands before the path of the field that is told. @throws Problem validation_failed naming the field that would change them */
export async function refuseMovedSigners(
  session: Session,
  { row, facts }: ApplicationFile,
  answers: CorrectedAnswers,
  within = '',
): Promise<void> {
  if (answers[aboutYou.id] === undefined) return
  const before = standing(facts).walk
  const after = standing(withCorrections(facts, answers)).walk
  const [rebound] = reboundSigners(facts, before, after)
  if (rebound)
    throw invalid([
      {
        path: within + fieldNaming(rebound, before.known, after.known),
        message: `${rebound.name} has begun to sign with another email. Call us to change it.`,
      },
    ])
  const left = leftSigners(before.known, after.known)
  if (left.length === 0) return
  const bound = new Set((await signersBoundTo(session, row.id)).map(({ party }) => party))
  const begun = left.find(({ party }) => bound.has(party))
  if (begun)
    throw invalid([
      {
        path: within + fieldNaming(begun, before.known, after.known),
        message: `${begun.name} has signed in to sign with you. Call us to remove them or to correct their name.`,
      },
    ])
}

/**
 * The same of an owner beside the borrower who corrects whom they are married to: until that person has signed in it is theirs to say.
 * @param also what their answer settles of the application @throws Problem validation_failed
 */
export async function refuseLeftSpouse(session: Session, { row, facts }: ApplicationFile, also: readonly NewFact[]): Promise<void> {
  const before = standing(facts).walk
  const after = standing(withFacts(facts, also)).walk
  const moved = [...leftSigners(before.known, after.known), ...reboundSigners(facts, before, after)]
  if (moved.length === 0) return
  const bound = new Set((await signersBoundTo(session, row.id)).map(({ party }) => party))
  const begun = moved.find(({ party }) => bound.has(party))
  if (begun)
    throw invalid([
      {
        path: 'marriage.status',
        message: `${begun.name} has signed in to sign as your spouse. Call us to correct their name or email, or if you are no longer married.`,
      },
    ])
}
