/** That a visitor saw one side of an experiment, before there is an application: the server counts it once for a tracker. */
import type { FlagKey } from '@hearthline/domain'
import { request } from '../api/request.ts'
import { readToken } from '../session/token.ts'
import { trackerOf } from '../session/tracker.ts'

const reported = new Set<FlagKey>()

/** A report that fails is a lost report. */
export function reportExposure(featureKey: FlagKey): void {
  const trackerId = trackerOf()
  if (reported.has(featureKey) || trackerId === undefined) return
  reported.add(featureKey)
  const params = { context: readToken() === undefined ? 'external' : 'secure' } as const
  const body = { featureKey, optimizeUser: { trackerId } }
  void request('POST', '/service-optimize/:context/api/v2/decision', { params, body, sessionEnd: 'stay' }).catch(() => undefined)
}
