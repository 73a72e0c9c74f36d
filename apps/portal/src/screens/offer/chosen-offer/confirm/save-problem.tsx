import { RequestError } from '@hearthline/client'
import { Alert } from '@hearthline/ui/alert'
import { FormProblem } from '../../../../forms/form-problem.tsx'

/** A refused choice in the server's own sentences: there are no fields here to put them at. */
export function SaveProblem({ error }: { error: unknown }) {
  const fields = error instanceof RequestError && error.status === 422 ? (error.data?.fields ?? []) : []
  if (fields.length === 0) return <FormProblem error={error} />
  return (
    <Alert kind="error" title="We couldn’t save this choice">
      {fields.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
      <p>Select “Change something” to adjust it.</p>
    </Alert>
  )
}
