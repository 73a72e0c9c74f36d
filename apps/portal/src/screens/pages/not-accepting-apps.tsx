import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { LOGIN } from '../../frame/access.ts'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** In the place of the register pages where applicants come by their loan officer only (seed 000 §2). */
export default function NotAcceptingApps() {
  const { name, supportPhone } = useCompany()
  return (
    <Screen
      title="Not accepting applications here"
      heading="We are not accepting applications here"
      why={`Applications with ${name} start with your loan officer, who sends you a link of your own.`}
    >
      <p className="mt-6">
        Have you got the link already? Open it from the message it came in: it tells us who your loan officer is. Without one, call us and
        we find the person for you.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={`tel:${supportPhone}`}>Call {supportPhone}</LinkButton>
        <LinkButton as={Link} variant="secondary" to={LOGIN}>
          Log in to an application
        </LinkButton>
      </div>
    </Screen>
  )
}
