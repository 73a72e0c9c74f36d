import type { InvitationBody } from '@hearthline/contract'
import { formatMoment } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError, request } from '../../../api/request.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { invitationsQuery } from './invitations-query.ts'

/** Who else signs, how far each is, and the mail to them once more. Only while they are waited for. */
export function SignersAwaited() {
  const { uuid, application, etag } = useApplication()
  const isAwaited = application.openItem === 'co-owners'
  const { data: signers = [], error } = useQuery({ ...invitationsQuery(uuid, etag), enabled: isAwaited })
  if (error) return <FormProblem error={error} />
  if (!isAwaited || signers.length === 0) return null
  return (
    <Card as="section" title="Who else signs">
      <ul className="flex flex-col gap-5">
        {signers.map((signer) => (
          <SignerAwaited key={signer.party} uuid={uuid} signer={signer} />
        ))}
      </ul>
      <p className="portal-fine mt-4">They may sign in any order. If an email is wrong, call us, and we correct it.</p>
    </Card>
  )
}

function SignerAwaited({ uuid, signer }: { uuid: string; signer: InvitationBody }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<unknown>()
  const send = async () => {
    setBusy(true)
    setError(undefined)
    setSaid('')
    try {
      const params = { uuid, party: signer.party }
      const { email } = await request('POST', '/service-application/api/v1/application/heloc/:uuid/signers/:party/invitation', { params })
      setSaid(`We emailed ${email} again.`)
      await client.invalidateQueries({ queryKey: ['application', uuid, 'signers'] })
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-col items-start gap-2">
      <p>
        <strong className="font-semibold">{signer.name}</strong>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">{standingOf(signer)}</span>
      </p>
      {signer.refusedAt && signer.email && (
        <Alert kind="warning">
          We couldn’t deliver the email to <span className="[overflow-wrap:anywhere]">{signer.email}</span>. Call us to correct the address.
        </Alert>
      )}
      {signer.mayInvite && !signer.refusedAt && (
        <Button variant="secondary" size="medium" loading={busy} loadingLabel="Sending…" onClick={() => void send()}>
          Email {signer.name} again
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <NotSent error={error} />
    </li>
  )
}

/** Sent too often says for how long: the usual sentence says a minute. */
function NotSent({ error }: { error: unknown }) {
  const isTooOften = error instanceof RequestError && error.status === 429 && error.data !== undefined
  return isTooOften ? <Alert kind="warning">{error.message}</Alert> : <FormProblem error={error} />
}

function standingOf({ state, email, sentAt, refusedAt }: InvitationBody): string {
  if (state === 'SIGNED') return 'Has signed.'
  if (state === 'SIGNED_IN') return `Has signed in as ${email}, and is not done yet.`
  if (email === null) return 'We have no email for them. Our team contacts them.'
  if (refusedAt) return 'They have not been reached yet.'
  return sentAt ? `We emailed ${email} on ${formatMoment(sentAt)}. They have not signed in yet.` : `We are emailing ${email}.`
}
