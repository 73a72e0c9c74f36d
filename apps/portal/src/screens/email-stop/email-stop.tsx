import { MAIL_KIND_WORDS, MAIL_KINDS } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { request } from '../../api/request.ts'
import { ByLink } from '../../forms/by-link.tsx'
import { Screen } from '../../page/screen.tsx'
import { useTokenFromAddress } from '../../page/use-token-from-address.ts'
import { useCompany } from '../../session/use-organization.ts'

const SETTINGS = '/dashboard/settings'
const TITLE = 'No more emails'

/** Where the link of mail leads that may be switched off. It only switches off, and signs no one in. */
export default function EmailStop() {
  const token = useTokenFromAddress()
  const { name } = useCompany()
  const kind = MAIL_KINDS.find((one) => token?.startsWith(`${one}.`))
  if (token === undefined || kind === undefined)
    return (
      <Screen
        title={TITLE}
        heading="Open the link from your email"
        why="This page opens from a link in an email that we sent you. Open the link again, or change your emails in your settings."
      >
        <div className="mt-8">
          <LinkButton as={Link} to={SETTINGS}>
            Your settings
          </LinkButton>
        </div>
      </Screen>
    )
  const { title, about } = MAIL_KIND_WORDS[kind]
  return (
    <ByLink
      title={TITLE}
      asked={{ heading: `Turn off “${title}”?`, why: `${about} We then send none of these from ${name} to this email.` }}
      done={{
        heading: `“${title}” is off`,
        why: 'We still email you what we must tell you: decisions, documents, deadlines, and what you have to do. To turn these emails on again, sign in and change your settings.',
      }}
      button="No more of these emails"
      onConfirm={() => request('POST', '/email/stop', { query: { token } })}
      next={{ to: SETTINGS, label: 'Your settings' }}
    />
  )
}
