import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { LOGOUT } from '../../routing/access.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { useFlags } from '../../visitor/flags.ts'
import { clearDraft } from '../feedback/feedback-draft.ts'
import { openOverlay } from '../overlay/overlay-state.ts'
import { PROCEEDS_AFTER_MS, SURVEY_FLAG, surveyedApplication } from '../survey/leave-survey-rules.ts'
import { isFirstExposure, isSurveyOff, turnSurveyOff } from '../survey/survey-memory.ts'

/** Signing out from wherever it is offered: straight away, or, in the middle of an application, with the survey over it. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isOn, side } = useFlags(useOrganization())
  const enabled = isOn(SURVEY_FLAG)
  const isControl = !enabled && side(SURVEY_FLAG) === 'control'
  useTurnsToPeople()
  return useCallback(() => {
    const leave = () => void navigate(LOGOUT)
    clearDraft()
    const applicationUuid = surveyedApplication({ pathname, enabled: enabled || isControl, off: isSurveyOff() })
    if (!applicationUuid) return leave()
    turnSurveyOff()
    const reported = reportExposure(applicationUuid, isControl ? 'control' : 'variation')
    const later = new Promise((resolve) => setTimeout(resolve, PROCEEDS_AFTER_MS))
    // Whoever is not asked waits for the report alone, which needs the session.
    if (isControl) return void Promise.race([reported, later]).then(leave)
    openOverlay({ name: 'leave-survey', applicationUuid })
    void later.then(leave)
  }, [navigate, pathname, enabled, isControl])
}

/** Before the session ends, for it is the borrower's own application; a report that fails is a lost report. */
async function reportExposure(appUuid: string, variation: 'control' | 'variation'): Promise<void> {
  if (!isFirstExposure(appUuid)) return
  const body = { name: SURVEY_FLAG, variation, appUuid } as const
  await request('POST', '/service-application/api/v1/experiments/assignment', { body, sessionEnd: 'stay' }).catch(() => undefined)
}

/** Whoever goes to the phone or to their mail has someone to talk to. */
function useTurnsToPeople(): void {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]')) turnSurveyOff()
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [])
}
