import type { InvitationBody } from '@hearthline/contract'
import { formatMoment, SIGNER_PART_WORDS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { EmailAgain } from '../../../application/email-again.tsx'
import { invitationsQuery, useInvite } from '../../../application/invitations-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { AddEmail } from './add-email.tsx'

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
  const invite = useInvite(uuid, signer.party)
  return (
    <li className="flex flex-col items-start gap-2">
      <p role="status">
        <strong className="font-semibold">{signer.name}</strong>, {SIGNER_PART_WORDS[signer.part]}
        <span className="block text-muted text-sm [overflow-wrap:anywhere]">{standingOf(signer)}</span>
      </p>
      {signer.refusedAt && signer.email && (
        <Alert kind="warning">
          We couldn’t deliver the email to <span className="[overflow-wrap:anywhere]">{signer.email}</span>. Call us to correct the address.
        </Alert>
      )}
      {signer.state === 'NO_EMAIL' && <AddEmail uuid={uuid} signer={signer} />}
      {signer.mayInvite && !signer.refusedAt && <EmailAgain label={`Email ${signer.name} again`} send={invite} />}
    </li>
  )
}

function standingOf({ state, email, sentAt, refusedAt, mayInvite }: InvitationBody): string {
  if (state === 'SIGNED') return 'Has done their part here. The deed is signed later, with a notary.'
  if (state === 'READ') return 'Has read the documents, and signs at the office.'
  if (state === 'READS_AGAIN') return 'A document changed after they read it. We wait until they have read the new one.'
  if (state === 'SHOWS_ID')
    return `Our team entered ${email} for them. They show their ID with it before they continue. What they did stays.`
  if (state === 'SIGNED_IN') return `Has signed in as ${email}, and is not done yet.`
  if (email === null) return 'We have no email for them. Add one, and we invite them now. If not, our team contacts them.'
  if (refusedAt) return 'They have not been reached yet.'
  if (sentAt) return `We emailed ${email} on ${formatMoment(sentAt)}. They have not signed in yet.`
  return mayInvite ? `We are emailing ${email}.` : `We email ${email} when it is their turn.`
}
