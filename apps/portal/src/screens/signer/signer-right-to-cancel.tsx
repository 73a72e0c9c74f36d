import type { SigningBody } from '@hearthline/contract'
import { formatLocalDateWithYear } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { CANCELING } from '../../application/canceling-words.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { ConfirmAction } from '../../page/confirm-action.tsx'
import { signerPath } from './signer-page.ts'
import { useRefreshSignings } from './signings.ts'

const RESCIND = '/service-application/api/v1/signer/applications/:uuid/:party/rescind'

/** Until when whoever signs beside the borrower may cancel, what that does, and the act itself, for everyone (12 CFR 1026.15(a)(4)). */
export function SignerRightToCancel({ signing }: { readonly signing: SigningBody }) {
  const refresh = useRefreshSignings()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  const { canceling, uuid, party, borrower } = signing
  if (!canceling) return null
  const cancel = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const ended = await request('POST', RESCIND, { params: { uuid, party }, body: {}, idempotencyKey: key.current })
      await refresh(ended)
      await navigate(signerPath('cancelled', signing))
    } catch (problem) {
      setError(problem)
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" title="You can still change your mind">
      <p>
        {canceling.lastDay
          ? `Until midnight on ${formatLocalDateWithYear(canceling.lastDay)} you can cancel the line for any reason.`
          : 'You can cancel the line for any reason. The last day is set once everyone who may cancel has their own notice of this right, and we email it to you. It may be later than the day in your notice, and never earlier.'}
      </p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        <li>The lien on the home is void, and no money is sent.</li>
        <li>If anyone paid something for the line, it is returned within 20 days.</li>
        <li>If you cancel, the line is canceled for {borrower} and everyone else who signed.</li>
      </ul>
      <div className="mt-5">
        <ConfirmAction
          opener="Cancel the line"
          title="Cancel the line?"
          yes="Cancel the line"
          doing={CANCELING.doing}
          no="Keep the line"
          critical
          busy={busy}
          onYes={() => void cancel()}
          onNo={() => setError(undefined)}
        >
          <p>You cancel the whole line, for everyone who signed. You can’t undo this.</p>
          <FormProblem error={error} />
        </ConfirmAction>
      </div>
    </Card>
  )
}
