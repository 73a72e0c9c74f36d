import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { applicationPath, pathWithin } from '../routing/application-path.ts'
import { conditionsQuery, isToDo } from './conditions-query.ts'
import { useApplication } from './use-application.ts'

/** Above every page of an application but those that answer them: what the team asked for waits, wherever the application stands. */
export function OpenRequests() {
  const { uuid, application } = useApplication()
  const path = pathWithin(uuid, useLocation().pathname)
  const isThere = path.startsWith('conditions') || application.step === 'CONDITIONS_OPEN'
  if (isThere) return null
  return <RequestsAlert uuid={uuid} isAsked={application.openItem !== null} className="mx-auto w-full max-w-[37.5rem] px-5 pt-6" />
}

interface RequestsAlertProps {
  readonly uuid: string
  /** Of an application that has ended nothing is asked. */
  readonly isAsked: boolean
  readonly className?: string
}

/** What the team asked for, and what it wrote, with the way there; nothing where nothing waits. */
export function RequestsAlert({ uuid, isAsked, className }: RequestsAlertProps) {
  const { data = [] } = useQuery({ ...conditionsQuery(uuid), enabled: isAsked })
  const open = data.filter(isToDo)
  const unread = data.reduce((sum, each) => sum + each.unread, 0)
  if (open.length === 0 && unread === 0) return null
  return (
    <div className={className}>
      <Alert
        kind="info"
        title={
          open.length === 0
            ? 'Our team wrote to you'
            : open.length === 1
              ? 'Our team asked you for something'
              : `Our team asked you for ${open.length} things`
        }
        action={
          <LinkButton as={Link} to={applicationPath(uuid, 'conditions')} variant="secondary" size="medium">
            {open.length === 0 ? 'Read the message' : 'See what we need'}
          </LinkButton>
        }
      >
        {open.length === 0 ? 'You have a new message about one of our requests.' : 'Answer now, and it won’t hold up your closing.'}
      </Alert>
    </div>
  )
}
