import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany, useOrganization } from '../../session/use-organization.ts'
import { sampleNotice } from '../../shell/footer/disclosures.ts'
import { nmlsCompanyUrl } from './nmls-company-url.ts'

/** Where the organization is licensed, state by state, with the line each state wants said. */
export default function Licenses() {
  const { orgCode } = useOrganization()
  const { legalName, nmlsNumber, nmlsUrl, sample } = useCompany()
  const licenses = useQuery({
    queryKey: ['state-licenses', orgCode],
    queryFn: ({ signal }) => request('GET', '/service-application/external/api/v1/heloc/state-licenses', { query: { orgCode }, signal }),
  })
  return (
    <Screen title="Licenses" heading="Licenses" width="content" why={`${legalName}, NMLS ${nmlsNumber}.`}>
      {sample ? (
        <Alert kind="warning" className="mt-6">
          {sampleNotice(legalName)}
        </Alert>
      ) : (
        <p className="mt-6 max-w-[70ch]">
          Every lender has a number in the national registry. There you can see its licenses, its regulators, and any action they took
          against it: <a href={nmlsCompanyUrl(nmlsUrl, nmlsNumber)}>look us up at NMLS Consumer Access</a>.
        </p>
      )}
      <h2 className="mt-10 mb-4 text-xl">Where we lend</h2>
      {licenses.isError ? (
        <>
          <FormProblem error={licenses.error} />
          <Button variant="secondary" onClick={() => void licenses.refetch()}>
            Try again
          </Button>
        </>
      ) : licenses.data ? (
        <States states={licenses.data} />
      ) : (
        <SkeletonGroup label="Loading the licenses">
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
    </Screen>
  )
}

interface StateLicense {
  readonly abbrev: string
  readonly name: string
  readonly line: string | null
}

function States({ states }: { states: readonly StateLicense[] }) {
  if (states.length === 0) return <p className="text-muted">No states are listed yet. Please call us before you apply.</p>
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {states.map(({ abbrev, name, line }) => (
        <li key={abbrev} className="border-t border-hairline py-3">
          <p className="font-medium">{name}</p>
          {line && (
            <p className="mt-1 text-sm text-muted" data-words-from="law">
              {line}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
