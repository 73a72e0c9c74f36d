import type { RegisterData } from '@hearthline/domain/registration'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { RequestError, request } from '../api/request.ts'
import { loginPath } from '../frame/access.ts'
import { hideLoader, showLoader } from '../frame/loader-state.ts'
import { useProceed } from '../frame/use-proceed.ts'
import { forgetRegister, readRegisterAnswers, saveRegister } from '../session/register-answers.ts'
import { clearToken, storeToken } from '../session/token.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { currentVisit } from '../session/visit.ts'
import { TRACKER_KEY } from '../telemetry/telemetry.ts'
import { consentPromptQuery, type TextConsent } from './consent-prompts.ts'
import { createContext } from './create-context.ts'
import { forgetSubmissionKey, submissionKey } from './submission-key.ts'
import { type RegistrationResult, submitRegistration } from './submit-registration.ts'

export interface Submission {
  readonly busy: boolean
  readonly result: RegistrationResult | undefined
  readonly clear: () => void
  /** Answers the error whose fields the form may show. */
  readonly submit: (answers: Partial<RegisterData>, password?: string) => Promise<unknown>
}

/** "Check my rate": one application however often it is pressed, behind the loader, then to where it stands. */
export function useSubmitRegistration(): Submission {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<RegistrationResult>()
  const running = useRef(false)
  const created = useRef(false)
  // Only once the wizard is left: emptied answers would send it back to its first step while the next screen is still on its way.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      if (created.current) forgetRegister()
    }
  }, [])
  const { orgCode, orgMetaData } = useOrganisation()
  const signedIn = useSignedIn()
  const client = useQueryClient()
  const navigate = useNavigate()
  const proceed = useProceed()

  const promptOf = async (type: TextConsent) =>
    (await client.ensureQueryData(consentPromptQuery(type, signedIn)).catch(() => undefined))?.uuid

  const run = async (password: string | undefined): Promise<unknown> => {
    const { data, entry } = readRegisterAnswers()
    showLoader()
    const found = await submitRegistration(
      {
        data,
        password,
        signedIn,
        orgCode,
        source: window.location.pathname.includes('register-v2') ? 'register-v2' : 'register',
        context: createContext({ visit: currentVisit(), entry, trackerUuid: trackerUuid() }),
        prompts: { SMS: await promptOf('SMS'), SMS_TRANSACTIONAL: await promptOf('SMS_TRANSACTIONAL') },
      },
      { request, storeToken, clearToken, keyFor: submissionKey, forgetKey: forgetSubmissionKey },
    )
    if (found.kind === 'created') return await open(found.uuid)
    hideLoader()
    setResult(found)
    if ('error' in found) console.error(found.error)
    if (found.kind === 'dashboard') leaveForDashboard(found.error)
    return found.kind === 'retry' ? found.error : undefined
  }

  /** Seed 000 section 8: logged, and on to the dashboard. What happened, and the way back to the answers, goes along. */
  const leaveForDashboard = (error: unknown) => {
    const { pathname, search } = window.location
    void import('../telemetry/telemetry.ts').then(({ sendEvent }) =>
      sendEvent('registration-failed', error instanceof RequestError ? { status: error.status, code: error.data?.code } : {}),
    )
    void import('@hearthline/ui/toast').then(({ addToast }) =>
      addToast({
        kind: 'error',
        title: 'We couldn’t finish your application',
        message: `Your answers are kept on this device. Try again in a few minutes, or call ${orgMetaData.companyInfo.supportPhone}.`,
        action: { label: 'Back to my answers', onPress: () => void navigate(pathname + search) },
      }),
    )
    void navigate('/dashboard')
  }

  const open = async (uuid: string): Promise<undefined> => {
    created.current = true
    // The application told the profile a name.
    void client.invalidateQueries({ queryKey: ['profile'] })
    tell('helocStarted', uuid)
    tell('appStarted', uuid)
    showLoader({ applicationUuid: uuid })
    try {
      await proceed({ uuid, previous: null, replace: true })
    } catch {
      // It exists: its own address takes up the wait again.
      void navigate(`/account/heloc/${uuid}`, { replace: true })
    }
    // The account that was made on the way may have taken this question from the page before the application was there.
    if (left.current) forgetRegister()
  }

  return {
    busy,
    result,
    clear: () => setResult(undefined),
    submit: async (answers, password) => {
      if (running.current) return undefined
      running.current = true
      setBusy(true)
      setResult(undefined)
      saveRegister(answers)
      try {
        // The broker keeps accounts and passwords itself: its login first, then back here.
        if (!signedIn && orgMetaData.companyInfo.authentication === 'broker')
          return void navigate(loginPath(window.location.pathname, window.location.search))
        return await run(password)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}

/** Storage may be forbidden: then there is no profile to name. */
function trackerUuid(): string | undefined {
  try {
    return localStorage.getItem(TRACKER_KEY) ?? undefined
  } catch {
    return undefined
  }
}

const tell = (event: 'helocStarted' | 'appStarted', applicationUuid: string) =>
  void request('POST', '/service-application/external/api/v1/events/:event', { params: { event }, body: { applicationUuid } }).catch(
    () => undefined,
  )
