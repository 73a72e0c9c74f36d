/**
 * An owner's statement that they did not cancel is kept (12 CFR 1026.15(c), comment 15(c)-5.i.B). Never before the right has ended: it would be a
 * waiver (12 CFR 1026.15(e)).
 */
import {
  EMPTY_BASIS,
  fundingDecision,
  type Item,
  isEnded,
  type RescissionStatement,
  representativeOf,
  rescissionNotice,
  rescissionRight,
  rescissionStatements,
  standing,
  statementOf,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'

/** The walk and the notice of an owner who may state it now. @throws Problem conflict */
export function refuseStatement({ facts }: ApplicationFile, party: string): { readonly walk: Walk; readonly sha256: string } {
  const { walk, step } = standing(facts)
  const conflict = (words: string) => new Problem('conflict', words, { step })
  if (isEnded(step)) throw conflict('This application has already ended')
  const right = rescissionRight(walk, facts.now)
  if (right.state === 'NONE') throw conflict('There is no right to cancel here')
  // 12 CFR 1026.15(e): to give the right up takes a personal financial emergency, in the owner's own words.
  if (right.state === 'OPEN') throw conflict('The time to cancel has not ended yet. This can be confirmed after it has.')
  const notice = walk.known(rescissionNotice)?.persons?.find((owner) => owner.party === party)
  if (!notice) throw conflict('This person has no right to cancel of their own')
  if (representativeOf(walk.known, party))
    throw conflict('Someone else received this notice in their place. No one confirms for them, so we wait for mail.')
  if (statementOf(walk.known, party)) throw conflict('This was confirmed already')
  if (walk.known(fundingDecision)) throw conflict('The money is approved. There is nothing left to confirm.')
  return { walk, sha256: notice.sha256 }
}

interface Adding {
  readonly walk: Walk
  readonly statement: Omit<RescissionStatement, 'at'>
  readonly actor: string
  readonly reason: string
}

export function addStatement(
  session: Session,
  { engine, sealing }: Pick<Container, 'engine' | 'sealing'>,
  file: ApplicationFile,
  { walk, statement, actor, reason }: Adding,
): Promise<Advanced> {
  const before = walk.known(rescissionStatements)?.statements ?? []
  // The moment of the walk itself: a later one would leave the wait open until time is looked at again.
  const data = { statements: [...before, { ...statement, at: file.facts.now }] }
  const fact = newFact(sealing, rescissionStatements as Item, { basis: EMPTY_BASIS, data, actor })
  const { party, way, signedOn } = statement
  return advance(session, engine.parts, file, {
    facts: [fact],
    actor,
    action: 'not-canceled',
    detail: { party, way, signedOn, ...(reason && { reason }) },
  })
}
