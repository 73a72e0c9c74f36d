import type { InvitationBody } from '@hearthline/contract'
import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { EmailAgain } from '../../../application/email-again.tsx'
import { invitationsQuery, useInvite } from '../../../application/invitations-query.ts'
import { useApplication } from '../../../application/use-application.ts'

const MAIL = '/service-application/api/v1/application/heloc/:uuid/notary/mail'

/** The mail of the session once more: to the borrower, and to each who signs the deed beside them. `own`: false once the borrower has signed it. */
export function SessionMails({ own = true, others }: { own?: boolean; others: boolean }) {
  const { uuid, etag } = useApplication()
  const { data: signers = [] } = useQuery({ ...invitationsQuery(uuid, etag), enabled: others })
  const written = signers.filter(({ mayInvite, refusedAt }) => mayInvite && !refusedAt)
  if (!own && written.length === 0) return null
  return (
    <Card as="section" title="Didn’t get the email?">
      <div className="flex flex-col gap-4">
        {own && <EmailAgain label="Email me again" send={() => request('POST', MAIL, { params: { uuid } })} />}
        {written.map((signer) => (
          <EmailSigner key={signer.party} uuid={uuid} signer={signer} />
        ))}
      </div>
    </Card>
  )
}

function EmailSigner({ uuid, signer: { party, name } }: { uuid: string; signer: InvitationBody }) {
  return <EmailAgain label={`Email ${name} again`} send={useInvite(uuid, party)} />
}
