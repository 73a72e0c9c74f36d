import { BORROWER } from '@hearthline/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { itemQuery } from '../application/item/item-query.ts'
import { useApplication } from '../application/use-application.ts'
import { useProceed } from '../application/use-proceed.ts'
import { NotCanceled, NotCanceledDone } from './not-canceled.tsx'

const STATE = '/service-application/api/v1/application/heloc/:uuid/rescission-statement'

interface NotCanceledOfProps {
  readonly uuid: string
  readonly etag: string | undefined
  /** Before the rest is read again. */
  readonly onSent?: () => Promise<unknown>
}

/** The borrower's own word that they did not cancel, while it makes a difference, whatever else is asked or reviewed meanwhile. */
export function NotCanceledOf({ uuid, etag, onSent }: NotCanceledOfProps) {
  const client = useQueryClient()
  const about = useQuery(itemQuery(uuid, 'rescission-statements', etag)).data?.about
  if (!about?.mailUntil) return null
  const { isOpen, missing, stated, mailUntil, waitsUntil } = about
  const others = missing.length + stated.length > 1
  if ((isOpen || waitsUntil) && stated.includes(BORROWER))
    return <NotCanceledDone mailUntil={mailUntil} others={others} waitsUntil={waitsUntil} />
  if (!isOpen) return null
  return (
    <NotCanceled
      mailUntil={mailUntil}
      others={others}
      send={async (body, idempotencyKey) => {
        await request('POST', STATE, { params: { uuid }, body, idempotencyKey })
        await onSent?.()
        await client.invalidateQueries({ queryKey: ['application', uuid] })
      }}
    />
  )
}

/** On the application's own pages. */
export function BorrowerNotCanceled() {
  const { uuid, etag } = useApplication()
  const proceed = useProceed()
  // With the last statement the application goes on: first to its screen, and then is this one read again.
  return <NotCanceledOf uuid={uuid} etag={etag} onSent={() => proceed({ previous: null })} />
}
