import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isProviderUrl } from '../../api/broker.ts'
import { request } from '../../api/request.ts'
import { useOrganization } from '../../session/use-organization.ts'

export interface ProviderReturn {
  readonly jwt: string | null
  readonly next: 'phone' | 'code' | null
  readonly email: string | null
  readonly redirect: string | null
}

interface Answer {
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
}

/** What a provider's return left in the address; undefined on any other arrival. */
function answerIn(search: string): Answer | undefined {
  const query = new URLSearchParams(search)
  const of = (name: string) => query.get(name) ?? undefined
  const state = of('state')
  if (state === undefined || (!query.has('code') && !query.has('error'))) return undefined
  const [code, iss, error] = ['code', 'iss', 'error'].map(of)
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}

/** The answer is good once and has no place in a history. */
function clearAddress(): void {
  const url = new URL(window.location.href)
  for (const name of ['state', 'code', 'iss', 'error']) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url.pathname + url.search)
}

interface Handlers {
  returned(back: ProviderReturn): void
  failed(problem: unknown): void
}

/** Signing in at a provider of the lender's own, where it has one: leaving for it, and what it answers. */
export function useProviderLogin(target: string, wanted: boolean, handlers: Handlers) {
  const { orgCode } = useOrganization()
  const [answer] = useState(() => answerIn(window.location.search))
  const [isReturning, setReturning] = useState(answer !== undefined && wanted)
  const heard = useRef(handlers)
  heard.current = handlers
  const begun = useRef(false)
  const { data } = useQuery({
    queryKey: ['login-mode', orgCode],
    queryFn: () =>
      request('GET', '/identity-broker/external/api/v1/login-mode', { query: { application: 'heloc', organization: orgCode } }),
    retry: false,
  })
  useEffect(() => {
    if (!answer || begun.current) return
    begun.current = true
    clearAddress()
    if (!wanted) return
    request('POST', '/identity-broker/:audience/api/v3/provider/redeem', { params: { audience: 'customer' }, body: answer })
      .then((back) => heard.current.returned(back))
      .catch((problem: unknown) => heard.current.failed(problem))
      .finally(() => setReturning(false))
  }, [answer, wanted])

  return {
    /** What the provider is called. */
    name: data?.provider,
    isReturning,
    state: answer?.state,
    async leave(): Promise<void> {
      const { redirect } = await request('POST', '/identity-broker/:audience/api/v3/login', {
        params: { audience: 'customer' },
        query: { redirectUrl: target, by: 'provider' },
      })
      if (!isProviderUrl(redirect, window.location.origin)) throw new Error('The sign-in leads nowhere')
      window.location.assign(redirect)
    },
    finish: (phoneNumber: string) =>
      request('POST', '/identity-broker/:audience/api/v3/provider/redeem', {
        params: { audience: 'customer' },
        body: { state: answer!.state, phoneNumber },
      }),
  }
}
