import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { applicationPath } from '../../routing/application-path.ts'

/** The way to correct what was submitted; what a correction changes is shown there before it counts. */
export function CorrectInformation({ uuid }: { uuid: string }) {
  return (
    <Card as="div" padding="tight">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold">Is something wrong or different now?</strong>
          <span className="block text-sm text-muted">See what a correction changes before it counts. We won’t pull your credit again.</span>
        </p>
        <LinkButton as={Link} to={applicationPath(uuid, 'corrections')} variant="secondary" size="medium">
          Correct your information
        </LinkButton>
      </div>
    </Card>
  )
}
