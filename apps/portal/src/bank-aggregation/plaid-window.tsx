import { useEffect, useRef } from 'react'
import { usePlaidLink } from 'react-plaid-link'
import type { AggregatorWindow } from './aggregator-window.ts'

/** Plaid Link in this page (https://plaid.com/docs/link/web/). A chunk of its own: it is loaded when a bank is linked. */
export default function PlaidWindow({ token, returnedTo, onDone, onClosed, onFailed }: AggregatorWindow) {
  const opened = useRef(false)
  const { open, ready, error } = usePlaidLink({
    token,
    ...(returnedTo === undefined ? {} : { receivedRedirectUri: returnedTo }),
    onSuccess: (publicToken, { accounts, institution }) => {
      const ids = accounts.map(({ id }) => id)
      onDone({ publicToken: publicToken ?? '', accountIds: ids, ...(institution ? { institution: institution.name } : {}) })
    },
    onExit: (problem, { status }) => onClosed(problem?.error_code ?? status ?? undefined),
  })
  useEffect(() => {
    if (!ready || opened.current) return
    opened.current = true
    open()
  }, [ready, open])
  useEffect(() => {
    if (error) onFailed()
  }, [error, onFailed])
  return null
}
