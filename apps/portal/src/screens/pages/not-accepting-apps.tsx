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
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton as={Link} to={LOGIN}>
          Log in to an application
        </LinkButton>
        <LinkButton variant="secondary" href={`tel:${supportPhone}`}>
          Call {supportPhone}
        </LinkButton>
      </div>
    </Screen>
  )
}
