import { formatPhone, phoneLink } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { signingsQuery } from '../../application/signings-query.ts'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'
import { signerPath } from './signer-page.ts'

const HEADING = 'We could not open your part'

/** What they sign could not be read: nothing of theirs is lost. */
export default function SignerError() {
  const { supportPhone, supportEmail } = useCompany()
  const client = useQueryClient()
  const navigate = useNavigate()
  const again = async () => {
    await client.resetQueries({ queryKey: signingsQuery.queryKey })
    await navigate(signerPath('resume'), { replace: true })
  }
  return (
    <Screen title={HEADING} heading={HEADING} why="This is a problem on our side. What you did is saved.">
      <div className="mt-8 grid gap-6">
        <div>
          <Button onClick={() => void again()}>Try again</Button>
        </div>
        <p>
          If it still doesn’t work, call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </div>
    </Screen>
  )
}
