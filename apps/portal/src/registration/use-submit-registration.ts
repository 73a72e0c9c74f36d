import { formatPhone } from '@hearthline/domain'
import type { RegisterData } from '@hearthline/domain/registration'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { RequestError, request } from '../api/request.ts'
import { useProceed } from '../application/use-proceed.ts'
import { hideLoader, showLoader } from '../page/loader/loader-state.ts'
import { loginPath } from '../routing/access.ts'
import { clearStoredAnswers, readRegisterAnswers, saveRegister } from '../session/register-answers.ts'
import { clearToken, readToken, storeToken } from '../session/token.ts'
import { trackerOf } from '../session/tracker.ts'
import { useOrganization } from '../session/use-organization.ts'
import { currentVisit } from '../session/visit.ts'
import { consentPromptQuery, consentWordsQuery, type TextConsent } from './consent-prompts.ts'
import { createContext } from './create-context.ts'
import { clearSubmissionKey, submissionKey } from './submission-key.ts'
import {
  beginSubmission,
  clearSubmissionResult,
  completeSubmission,
  endSubmission,
  leaveQuestion,
  readSubmission,
  subscribeToSubmission,
} from './submission-state.ts'
import { type RegistrationResult, submitRegistration } from './submit-registration.ts'

export interface Submission {
  readonly busy: boolean
  readonly result: RegistrationResult | undefined
  readonly clear: () => void
  /** Answers the error whose fields the form may show. */
  readonly submit: (answers: Partial<RegisterData>, password?: string) => Promise<unknown>
}

/** "Check my rate": one application however often it is pressed, behind the loader, then to its step. */
export function useSubmitRegistration(): Submission {
  const { busy, result } = useSyncExternalStore(subscribeToSubmission, readSubmission, readSubmission)
  useEffect(() => leaveQuestion, [])
  const { orgCode, orgMetaData } = useOrganization()
  const client = useQueryClient()
  const navigate = useNavigate()
  const proceed = useProceed()

  const run = async (password: string | undefined, signedIn: boolean): Promise<RegistrationResult> => {
    const { data, entry } = readRegisterAnswers()
    const promptOf = async (type: TextConsent) =>
      (await client.ensureQueryData(consentPromptQuery(type, signedIn)).catch(() => undefined))?.uuid
    showLoader()
    return await submitRegistration(
      {
        data,
        password,
        signedIn,
        orgCode,
        source: window.location.pathname.includes('register-v2') ? 'register-v2' : 'register',
        context: createContext({ visit: currentVisit(), entry, trackerUuid: trackerOf() }),
        versions: Object.fromEntries((client.getQueryData(consentWordsQuery.queryKey) ?? []).map(({ type, version }) => [type, version])),
        prompts: { SMS: await promptOf('SMS'), SMS_TRANSACTIONAL: await promptOf('SMS_TRANSACTIONAL') },
      },
      { request, storeToken, clearToken, keyFor: submissionKey, forgetKey: clearSubmissionKey },
    )
  }

  const open = async (uuid: string): Promise<void> => {
    clearStoredAnswers()
    // The application added a name to the profile.
    void client.invalidateQueries({ queryKey: ['profile'] })
    tell('helocStarted', uuid)
    tell('appStarted', uuid)
    showLoader({ applicationUuid: uuid })
    try {
      await proceed({ uuid, previous: null, replace: true })
    } catch {
      // It exists: its own address takes up the wait again.
      await navigate(`/account/heloc/${uuid}`, { replace: true })
    }
    completeSubmission()
  }

  const refuse = (found: Exclude<RegistrationResult, { kind: 'created' }>): unknown => {
    hideLoader()
    endSubmission(found)
    // It may be the words that changed: whoever agrees again agrees to the new ones.
    if (found.kind === 'retry') void client.invalidateQueries({ queryKey: consentWordsQuery.queryKey })
    if ('error' in found) console.error(found.error)
    if (found.kind === 'dashboard') leaveForDashboard(found.error)
    return found.kind === 'retry' ? found.error : undefined
  }

  /** Logged, and on to the dashboard. What happened, and the link back to the answers, are passed on [registration/submit]. */
  const leaveForDashboard = (error: unknown) => {
    const { pathname, search } = window.location
    void import('../telemetry/telemetry.ts').then(({ sendEvent }) =>
      sendEvent('registration-failed', error instanceof RequestError ? { status: error.status, code: error.data?.code } : {}),
    )
    void import('@hearthline/ui/toast').then(({ addToast }) =>
      addToast({
        kind: 'error',
        title: 'We couldn’t finish your application',
        message: `Your answers are saved on this device. Try again in a few minutes, or call ${formatPhone(orgMetaData.companyInfo.supportPhone)}.`,
        action: { label: 'Back to my answers', onPress: () => void navigate(pathname + search) },
      }),
    )
    void navigate('/dashboard')
  }

  return {
    busy,
    result,
    clear: clearSubmissionResult,
    submit: async (answers, password) => {
      const signedIn = readToken() !== undefined
      if (!beginSubmission(signedIn)) return undefined
      saveRegister(answers)
      // The broker keeps accounts and passwords itself: its login first, then back here.
      if (!signedIn && orgMetaData.companyInfo.authentication === 'broker') {
        endSubmission()
        return void navigate(loginPath(window.location.pathname, window.location.search))
      }
      try {
        const found = await run(password, signedIn)
        return found.kind === 'created' ? await open(found.uuid) : refuse(found)
      } catch (error) {
        // None of the calls: a fault of our own, shown as any failed save.
        return refuse({ kind: 'retry', error })
      }
    },
  }
}

const tell = (event: 'helocStarted' | 'appStarted', applicationUuid: string) =>
  void request('POST', '/service-application/external/api/v1/events/:event', { params: { event }, body: { applicationUuid } }).catch(
    () => undefined,
  )
