import { Alert } from '@hearthline/ui/alert'
import { RequestError } from '../../../api/request-error.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'

/** A refused choice in the server's own sentences: there are no fields here to put them at. */
export function SaveProblem({ error }: { error: unknown }) {
  const fields = error instanceof RequestError && error.status === 422 ? (error.data?.fields ?? []) : []
  if (fields.length === 0) return <FormProblem error={error} />
  return (
    <Alert kind="error" title="This choice was refused">
      {fields.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
      <p>Use “Change something” to set it differently.</p>
    </Alert>
  )
}
