/** Links an account at a bank: opens the aggregator, goes on when the person comes back, and stores what was linked. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { RequestError, request } from '../api/request.ts'
import { useApplication } from '../application/use-application.ts'
import { useProceed } from '../application/use-proceed.ts'
import type { AggregatorResult } from './aggregator-window.ts'
import { forgetPendingLink, readPendingLink, storePendingLink } from './pending-link.ts'

const LINK = '/service-application/api/v1/application/heloc/:uuid/bank-link'

export interface LinkFor {
  readonly purpose: 'DISBURSEMENT' | 'AUTOPAY'
  /** The page to come back to: 'bank/disburse'. */
  readonly page: string
}

/** Why nothing was linked: left by the person, or said by the aggregator or by our own server. */
export interface LinkProblem {
  readonly kind: 'left' | 'not-listed' | 'not-available' | 'refused'
  readonly message?: string | undefined
}

interface Opened {
  readonly token: string
  readonly returnedTo?: string
}

const NOT_LISTED: ReadonlySet<string> = new Set(['INSTITUTION_NOT_FOUND', 'institution_not_found', 'INSTITUTION_NOT_SUPPORTED'])
const LEFT: ReadonlySet<string> = new Set([
  'USER_EXITED',
  'requires_credentials',
  'requires_questions',
  'requires_selections',
  'choose_device',
])

const problemOfExit = (code: string | undefined): LinkProblem => ({
  kind: code === undefined || LEFT.has(code) ? 'left' : NOT_LISTED.has(code) ? 'not-listed' : 'not-available',
})

export function useBankLink({ purpose, page }: LinkFor) {
  const { uuid, application, refresh } = useApplication()
  const { openItem } = application
  const proceed = useProceed()
  const navigate = useNavigate()
  const { search, pathname } = useLocation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LinkProblem>()
  const [opened, setOpened] = useState<Opened>()

  const failed = useCallback((error: unknown) => {
    const said = error instanceof RequestError && (error.status === 409 || error.status === 503) ? error.data?.message : undefined
    setProblem({ kind: 'refused', message: said })
    setBusy(false)
  }, [])

  const finish = useCallback(
    async ({ publicToken, accountIds: [accountId] }: AggregatorResult) => {
      setBusy(true)
      setProblem(undefined)
      forgetPendingLink()
      try {
        const autopayConsent = purpose === 'AUTOPAY' ? { autopayConsent: true } : {}
        const body = { purpose, publicToken, ...(accountId !== undefined && { accountId }), ...autopayConsent }
        const saved = await request('POST', `${LINK}/finish`, { params: { uuid }, body })
        await proceed({ saved })
      } catch (error) {
        // Linked already, as after a reload: the application has gone on.
        const now = error instanceof RequestError && error.status === 409 ? await refresh().catch(() => undefined) : undefined
        if (now && now.openItem !== openItem) await proceed({ previous: null })
        else failed(error)
      }
    },
    [uuid, purpose, openItem, proceed, refresh, failed],
  )

  const start = useCallback(async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const session = await request('POST', LINK, { params: { uuid }, body: { purpose } })
      storePendingLink({ applicationUuid: uuid, page, token: session.token })
      if (session.page !== null) window.location.assign(session.page)
      else setOpened({ token: session.token })
    } catch (error) {
      failed(error)
    }
  }, [uuid, purpose, page, failed])

  const close = useCallback((code: string | undefined) => {
    setOpened(undefined)
    setBusy(false)
    setProblem(problemOfExit(code))
  }, [])

  // Back from the bank: the answer is in the address, once.
  const resumed = useRef(false)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const publicToken = query.get('public_token')
    const exit = query.get('exit')
    const isOauth = query.has('oauth_state_id')
    if (resumed.current || (!publicToken && !exit && !isOauth)) return
    resumed.current = true
    const token = readPendingLink()?.token
    // The token is out of the address before anything else happens: it is in no history and in no report.
    void navigate(pathname, { replace: true })
    if (publicToken) void finish({ publicToken, accountIds: [query.get('account_id') ?? ''].filter(Boolean) })
    else if (exit) close(exit)
    else if (token) setOpened({ token, returnedTo: `${window.location.origin}/plaid-oauth-success${search}` })
    else setProblem({ kind: 'left' })
  }, [search, pathname, navigate, finish, close])

  return { start, busy, problem, opened, finish, close }
}
