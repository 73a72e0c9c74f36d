import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { RequestError } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { SIGNER_LOGIN } from '../../routing/access.ts'

/** A borrower's own session opens nothing of a signer's part. */
export function SignerProblem({ error }: { error: unknown }) {
  if (!error) return null
  if (!(error instanceof RequestError) || error.status !== 403) return <FormProblem error={error} />
  return (
    <div className="mt-8 grid gap-6">
      <Alert kind="warning" title="Sign in to sign for a home">
        This page is for someone who signs with a borrower. Sign in with a code that we send to your email.
      </Alert>
      <div>
        <LinkButton as={Link} to={SIGNER_LOGIN}>
          Get a code
        </LinkButton>
      </div>
    </div>
  )
}
