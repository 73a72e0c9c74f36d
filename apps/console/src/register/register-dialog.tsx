import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { Select } from '@hearthline/ui/select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeProblem, request, requestRegister } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
import { currentOrganization } from '../session/organization.ts'
import type { useMe } from '../session/use-me.ts'
import { RegisterFindings } from './register-findings.tsx'
import { describeEnds, registerYears } from './register-words.ts'

const CHECK = '/console/api/v1/hmda/:organization/:year'

/** The loan/application register of a year: what the official edits find in it, and the file. */
export default function RegisterDialog({ me, onClose }: { me: ReturnType<typeof useMe>['data']; onClose: () => void }) {
  const years = registerYears(useNow())
  const organizations = me?.organizations ?? []
  const own = currentOrganization().orgCode
  const [organization, setOrganization] = useState(organizations.some(({ code }) => code === own) ? own : (organizations[0]?.code ?? own))
  const [year, setYear] = useState(years[0]!)
  const params = { organization, year: Number(year) }
  const checked = useQuery({
    queryKey: ['register', organization, year],
    queryFn: ({ signal }) => request('GET', CHECK, { params, signal }),
    // Each reading is written down: a window that takes the focus again is none.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const download = useMutation({
    mutationFn: () => requestRegister(params),
    onSuccess: (content) => {
      saveBlob(content, `hmda-${organization.toLowerCase()}-${year}${checked.data?.filer?.sample ? '-sample' : ''}.txt`)
      announce('The register was downloaded')
    },
  })
  const { data } = checked
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="HMDA register"
      actions={
        data?.filer && data.rows > 0 ? (
          <Button size="medium" loading={download.isPending} loadingLabel="Downloading" onClick={() => download.mutate()}>
            Download the {year} file
          </Button>
        ) : undefined
      }
    >
      <div className="register-which">
        {organizations.length > 1 && (
          <Select
            label="Organization"
            name="organization"
            options={organizations.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
            value={organization}
            onChange={(event) => setOrganization(event.currentTarget.value)}
          />
        )}
        <Select
          label="Year"
          name="year"
          options={years.map((one) => ({ value: one, label: one }))}
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      </div>
      {download.error && <Alert kind="error">{describeProblem(download.error)}</Alert>}
      <Loaded query={checked} label="Checking the register">
        {(found) =>
          found.filer ? (
            <div className="register">
              <p>
                {describeEnds(found.rows, found.year)} <span className="muted">LEI {found.filer.lei}</span>
              </p>
              {found.filer.sample && (
                <Alert kind="info">A sample lender with a sample LEI. This file can’t be sent to the regulator.</Alert>
              )}
              {found.rows > 0 && <RegisterFindings checked={found} onOpen={onClose} />}
            </div>
          ) : (
            <p className="empty">This lender files no register. To file one, add its LEI and contact to company.hmda in brand.json.</p>
          )
        }
      </Loaded>
    </Modal>
  )
}
