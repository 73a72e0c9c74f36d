import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { applicationPath } from '../routing/application-path.ts'
import { useApplication } from './use-application.ts'

/** To the value of the home, its copies, and what to do when it seems wrong. */
export function HomeValueLink() {
  const { uuid } = useApplication()
  return (
    <p className="mt-8">
      <LinkButton as={Link} to={applicationPath(uuid, 'home-value')} variant="secondary" size="medium">
        See your home’s value
      </LinkButton>
    </p>
  )
}
