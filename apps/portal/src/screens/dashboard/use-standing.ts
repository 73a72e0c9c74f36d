import { useQuery } from '@tanstack/react-query'
import type { ApplicationSummary } from '../../application/all-applications-query.ts'
import type { ReadApplication } from '../../application/application-query.ts'
import { decisionQuery } from '../../decision/decision-query.ts'
import { isRefused, type Standing, standingOf, withPlan } from './where-it-stands.ts'

/** The step of an application; of a refused one also what came of its plan. The decision is the one that its card reads: one call. */
export function useStanding(latest: ApplicationSummary, read: ReadApplication | undefined): Standing {
  const standing = standingOf(latest, read?.application)
  const decision = useQuery({ ...decisionQuery(latest.uuid, read?.etag), enabled: read !== undefined && isRefused(standing) })
  return withPlan(standing, decision.data?.plan)
}
