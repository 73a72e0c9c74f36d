import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

/** In the place of the register pages where applicants come by their loan officer only [routes/not-accepting]. */
export default function NotAcceptingApps({ isLinkUnknown = false }: { isLinkUnknown?: boolean }) {
  const { name, supportPhone } = useCompany()
  return (
    <Screen
      title="Not accepting applications here"
      heading="We are not accepting applications here"
      why={`Applications with ${name} start with your loan officer, who sends you a personal link.`}
    >
      {isLinkUnknown ? (
        <p className="mt-6">
          We don’t know the loan officer in the link that you opened. It may have changed or ended. Ask your loan officer for a new link. If
          you can’t reach them, call us and we’ll find your loan officer.
        </p>
      ) : (
        <p className="mt-6">
          Already have a link? Open it from the message you received, so we know who your loan officer is. If you don’t have one, call us
          and we’ll find your loan officer.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={phoneLink(supportPhone)}>Call {formatPhone(supportPhone)}</LinkButton>
        <LinkButton as={Link} variant="secondary" to={LOGIN}>
          Sign in to an application
        </LinkButton>
      </div>
    </Screen>
  )
}
