import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { Screen } from '../../frame/screen.tsx'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import { useCompany, useOrganisation } from '../../session/use-organisation.ts'

/** Where the organisation is licensed, state by state, with the line each state wants said. */
export default function Licenses() {
  const { orgCode } = useOrganisation()
  const { legalName, nmlsNumber, nmlsUrl } = useCompany()
  const licenses = useQuery({
    queryKey: ['state-licenses', orgCode],
    queryFn: ({ signal }) => request('GET', '/service-application/external/api/v1/heloc/state-licenses', { query: { orgCode }, signal }),
  })
  if (licenses.isPending) return <ScreenSkeleton />
  return (
    <Screen title="Licenses" heading="Licenses" width="content" why={`${legalName}, NMLS ${nmlsNumber}.`}>
      <div className="portal-prose">
        <FormProblem error={licenses.error} />
        <p>
          You can look us up at <a href={nmlsUrl}>NMLS Consumer Access</a>.
        </p>
        <ul>
          {licenses.data?.map(({ abbrev, name, line }) => (
            <li key={abbrev}>
              <strong>{name}</strong>
              {line ? `: ${line}` : ''}
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}
