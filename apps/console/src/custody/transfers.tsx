import type { SealedOriginalBody } from '@hearthline/contract'
import { formatShortDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation } from '@tanstack/react-query'
import { describeProblem, request, requestPackage } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import type { WhichOriginal } from './which-original.ts'

type Transfer = SealedOriginalBody['transfers'][number]

interface TransfersProps {
  readonly which: WhichOriginal
  readonly transfers: readonly Transfer[]
  readonly mayConfirm: boolean
  readonly onChanged: () => Promise<unknown>
}

/** Transfers of control: one that waits for its second person, and those that count. One that was recorded anew is in the custody list alone. */
export function Transfers({ transfers, ...shared }: TransfersProps) {
  const shown = transfers.filter(({ state }) => state !== 'REPLACED')
  const current = shown.findLast(({ state }) => state === 'CONFIRMED')
  if (shown.length === 0) return null
  return (
    <ul className="transfers" aria-label="Transfers of control">
      {shown.map((transfer) => (
        <li key={transfer.uuid}>
          <p>
            <StatusChip tone={transfer.state === 'WAITING' ? 'caution' : 'positive'}>
              {transfer.state === 'WAITING' ? 'waits for a second administrator' : 'confirmed by two people'}
            </StatusChip>{' '}
            To {transfer.holder}, from {formatShortDate(transfer.on)}, by {transfer.agreement}. <q>{transfer.reason}</q>
          </p>
          {transfer.state === 'WAITING' && <Waiting transfer={transfer} {...shared} />}
          {transfer === current && <Package transfer={transfer} {...shared} />}
        </li>
      ))}
    </ul>
  )
}

type OneTransfer = Omit<TransfersProps, 'transfers'> & { readonly transfer: Transfer }

function Waiting({ which, transfer, mayConfirm, onChanged }: OneTransfer) {
  const { holder, on } = transfer
  const confirm = useMutation({
    mutationFn: () =>
      request('POST', '/console/api/v1/applications/:uuid/originals/:document/transfers/:transfer/confirm', {
        params: { ...which, transfer: transfer.uuid },
        body: { holder, on },
      }),
    onSuccess: async () => {
      announce(`${holder} holds the original now.`)
      await onChanged()
    },
  })
  if (transfer.byYou) return <p>You recorded this transfer. Another administrator has to confirm it. To correct it, record it again.</p>
  if (!mayConfirm) return <p>An administrator has to confirm it.</p>
  return (
    <>
      {confirm.error && <Alert kind="error">{describeProblem(confirm.error)}</Alert>}
      <p>Compare it with the agreement. A confirmed transfer cannot be undone, only followed by another one.</p>
      <Button size="small" loading={confirm.isPending} loadingLabel="Confirming" onClick={() => confirm.mutate()}>
        Confirm the transfer to {holder}
      </Button>
    </>
  )
}

function Package({ which, transfer, mayConfirm, onChanged }: OneTransfer) {
  const make = useMutation({
    mutationFn: () => requestPackage({ ...which, transfer: transfer.uuid }),
    onSuccess: async (content) => {
      saveBlob(content, 'custody package.json')
      announce('The package was saved. It is made once.')
      await onChanged()
    },
  })
  if (transfer.packageSha256) return <p className="muted original-digest">Package made, SHA-256 {transfer.packageSha256}</p>
  if (!mayConfirm) return <p className="muted">The package for the new holder was not made yet.</p>
  return (
    <>
      {make.error && <Alert kind="error">{describeProblem(make.error)}</Alert>}
      <p>
        The package has the sealed original, the evidence of signing and the custody. It is made once: save it where you can send it from.
      </p>
      <Button size="small" loading={make.isPending} loadingLabel="Making the package" onClick={() => make.mutate()}>
        Make the package
      </Button>
    </>
  )
}
