import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { ByLink } from '../../forms/by-link.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

/**
 * By the link that a loan officer emailed. Asked with a button, both to begin and to get no more of these emails: mail programs open links by
 * themselves. Who sent it stands beside the page, as on every page that names a loan officer.
 */
export default function Invitation() {
  const [query] = useSearchParams()
  const token = query.get('link') ?? ''
  return query.get('stop') === 'true' ? <Stop token={token} /> : <Begin token={token} referrer={query.get('referrer')} />
}

function Begin({ token, referrer }: { token: string; referrer: string | null }) {
  const navigate = useNavigate()
  const { name } = useCompany()
  const [busy, setBusy] = useState(false)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    // A link that was copied, and not emailed, has nothing to note.
    // Whoever wants to apply does so, also where it could not be noted that they opened the link.
    if (token !== '')
      await request('POST', '/service-lead-portal/api/agent-links/answer', { body: { token, answer: 'BEGIN' } }).catch(() => undefined)
    await navigate(`/account/heloc/register${referrer ? `?${new URLSearchParams({ referrer })}` : ''}`)
  }
  return (
    <Screen
      title="Apply"
      heading={`Apply for a home equity line of credit at ${name}`}
      why="Your loan officer sent you this link. You start with the address of your home, and see your offers before anything affects your credit score."
    >
      <form className="portal-form" onSubmit={(event) => void begin(event)}>
        <p>
          If you apply, your loan officer sees your first name, the first letter of your last name, the state of your home, and how far your
          application is. They do not see your credit, your income, or your documents.
        </p>
        <SubmitRow label="Start my application" loading={busy} />
      </form>
    </Screen>
  )
}

function Stop({ token }: { token: string }) {
  const { name } = useCompany()
  return (
    <ByLink
      title="No more emails"
      asked={{ heading: 'Get no more of these emails?', why: `No loan officer can then email you a link to apply at ${name} from here.` }}
      done={{
        heading: 'You get no more of these emails',
        why: `No loan officer can email you a link to apply at ${name} from here again. An application that you have is not affected.`,
      }}
      button="No more of these emails"
      onConfirm={() => request('POST', '/service-lead-portal/api/agent-links/answer', { body: { token, answer: 'NO_MORE' } })}
    />
  )
}
