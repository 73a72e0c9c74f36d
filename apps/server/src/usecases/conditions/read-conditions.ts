/** The conditions of whoever asks: the borrower's, or a signer's own. */
import type { Brand } from '@hearthline/brands'
import type { ConditionBody } from '@hearthline/contract'
import { conditionList } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { flagsOn } from '../flags/evaluate-flags.ts'
import { Problem } from '../problem.ts'
import { type Applicant, openForApplicant } from './applicant.ts'
import { bodyOfCondition, filesOf } from './condition-bodies.ts'

/** @throws Problem forbidden for a signer where the lender has not opened conditions to signers [conditions/external-applicants] */
export async function refuseUnflaggedSigner(container: Container, applicant: Applicant, brand: Brand): Promise<void> {
  if (!applicant.isSigner) return
  if (!(await flagsOn(container, brand, ['additional-signer'])).has('additional-signer'))
    throw new Problem('forbidden', 'Requests can’t be answered here. Please call us.')
}

/** Sorted by created; of what a check found only what the applicant may know. @throws Problem not_found */
export async function readConditions(container: Container, applicant: Applicant, uuid: string): Promise<ConditionBody[]> {
  const { db, clock } = container
  const { file, walk, parties } = await openForApplicant(db, applicant, uuid, clock.now())
  const files = await filesOf(db, uuid)
  return conditionList(walk, file.facts)
    .filter(({ party }) => parties.includes(party))
    .map((entry) => bodyOfCondition(file, entry, files, 'APPLICANT'))
}
