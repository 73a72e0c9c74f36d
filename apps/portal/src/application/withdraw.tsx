import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RequestError, request } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { ConfirmAction } from '../page/confirm-action.tsx'
import { applicationQuery } from './application-query.ts'

interface WithdrawProps {
  uuid: string
  etag: string | undefined
  /** On the button that is there first. */
  opener: string
  /** What it costs and leaves; that it cannot be undone is said after it. */
  consequence: string
  /** Kept in the file. */
  reason?: string
  /** Before the application is read again: the screen must not change under the reader. */
  onWithdrawn?: () => unknown
  /** A right that ends at midnight: what others did since the page was read takes it from no one. What is taken back is confirmed on what it says now. */
  isRight?: boolean
  /** Other words than those of an application that is taken back. */
  words?: { readonly title: string; readonly yes: string; readonly doing: string; readonly no: string; readonly after: string }
}

const WITHDRAWAL = {
  title: 'Withdraw this application?',
  yes: 'Withdraw application',
  doing: 'Withdrawing',
  no: 'Keep application',
  after: 'You can’t undo this. To apply again, start a new application.',
}

/** The borrower takes the application back; asked twice, because it cannot be undone. */
export function Withdraw({ uuid, etag, opener, consequence, reason, onWithdrawn, isRight = false, words = WITHDRAWAL }: WithdrawProps) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  const withdraw = async () => {
    setBusy(true)
    setError(undefined)
    const end = (ifMatch: string | undefined, idempotencyKey: string) =>
      request('POST', '/service-application/api/v1/application/heloc/:uuid/cancel', {
        params: { uuid },
        body: reason === undefined ? {} : { reason },
        idempotencyKey,
        ifMatch,
      })
    try {
      await end(etag, key.current).catch(async (failed: unknown) => {
        if (!isRight || !(failed instanceof RequestError) || failed.status !== 412) throw failed
        const { etag: now } = await client.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 })
        await end(now, crypto.randomUUID())
      })
      await onWithdrawn?.()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['applications'] })
    } catch (failed) {
      // What it says of a change is true of the page once that is read again.
      if (failed instanceof RequestError && failed.status === 412) await client.invalidateQueries({ queryKey: ['application', uuid] })
      setError(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmAction
      opener={opener}
      title={words.title}
      yes={words.yes}
      doing={words.doing}
      no={words.no}
      critical
      busy={busy}
      onYes={() => void withdraw()}
      onNo={() => setError(undefined)}
    >
      <p>
        {consequence} {words.after}
      </p>
      <FormProblem error={error} />
    </ConfirmAction>
  )
}
