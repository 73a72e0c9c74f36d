/** The applicants whom the caller's loan officers sent: how far they are, and whom that waits for. */
import { applicantStanding, PIPELINE_STAGES, type PipelineStage } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type ApplicantRow, applicantsOfAgent } from '../../store/repositories/agents.ts'
import { ownOfficers } from './own-officers.ts'

export const PAGE_SIZE = 50

export interface WantedApplicants {
  readonly stage?: PipelineStage | undefined
  readonly search?: string | undefined
  /** One of them; of all others nothing is found. */
  readonly applicant?: string | undefined
  readonly page: number
}

export async function readApplicants(container: Pick<Container, 'db' | 'clock'>, identityId: string, wanted: WantedApplicants) {
  const officers = new Set((await ownOfficers(container, identityId)).map(({ officer }) => officer))
  const all = (await applicantsOfAgent(container.db)).filter(({ officer }) => officers.has(officer)).map(shown)
  const listed = all.filter((one) => isWanted(one, wanted))
  return {
    applicants: listed.slice((wanted.page - 1) * PAGE_SIZE, wanted.page * PAGE_SIZE),
    total: listed.length,
    pageSize: PAGE_SIZE,
    stages: PIPELINE_STAGES.map((stage) => ({ stage, count: all.filter((one) => one.stage === stage).length })),
  }
}

const shown = ({ id, officer, firstName, lastInitial, homeState, step, openItem, stepSince, createdAt }: ApplicantRow) => ({
  ...{ id, officer, firstName: firstName ?? '', lastInitial: lastInitial ?? '', state: homeState ?? '' },
  ...{ ...applicantStanding({ step, openItem }), since: stepSince, appliedAt: createdAt },
})

/** The search is through what is shown, and so tells nothing more. */
const isWanted = (one: ReturnType<typeof shown>, { stage, search = '', applicant }: WantedApplicants): boolean =>
  (stage === undefined || one.stage === stage) &&
  (applicant === undefined || one.id === applicant) &&
  `${one.firstName} ${one.lastInitial} ${one.state}`.toLowerCase().includes(search.trim().toLowerCase())
