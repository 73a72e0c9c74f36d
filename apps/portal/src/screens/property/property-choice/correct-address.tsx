import { formatPhone, phoneLink, titleCaseAddress } from '@hearthline/domain'
import { streetTypeahead, streetTypeaheadMessages } from '@hearthline/domain/registration'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { addressAnswer } from '../../../credit/correction.ts'
import type { HomeAddress } from '../../../credit/obstacle.ts'
import { AddressFields } from '../../../forms/address/address-fields.tsx'
import { AddressSearch } from '../../../forms/address/address-search.tsx'
import { type FoundAddress, findAddresses } from '../../../forms/address/find-address.ts'
import { switchWay } from '../../../forms/address/switch-way.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useCompany, useOrganization } from '../../../session/use-organization.ts'
import { correctionProblems, matchedAddress, typedAddress } from './typed-address.ts'

const PARTS = ['street1', 'street2', 'city', 'state', 'zip']

/** The address again: by the search that knows addresses, or by hand. */
export function CorrectAddress({ address }: { address: HomeAddress }) {
  const { supportPhone } = useCompany()
  const product = useOrganization().orgMetaData.products.HELOC
  const form = usePersistedForm(`property-correction/${titleCaseAddress(address)}`, () => typedAddress(address))
  const { save, busy, error } = useSaveAnswer('property-correction', form.failWith)
  const [looking, setLooking] = useState(false)
  const { values, errors, set, replace } = form
  useFillWithExample(() =>
    replace({ ...values, manual: true, street1: '14 Cedar Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814' }),
  )

  /** What is in the fields or the line; else the only one that the search finds. */
  const meant = async (): Promise<FoundAddress | undefined> => {
    const typed = matchedAddress(values)
    if (typed || values.manual) return typed
    setLooking(true)
    const found = await findAddresses(values.search).catch(() => [])
    setLooking(false)
    return found.length === 1 ? found[0] : undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const line = streetTypeahead.safeParse(values.search)
    if (!values.manual && !line.success) return form.fail([{ field: 'search', message: streetTypeaheadMessages.invalid }])
    const wanted = await meant()
    if (!wanted) {
      replace({ ...values, manual: true, street1: values.search })
      return form.fail([{ field: 'street1', message: 'Please complete your address below' }])
    }
    const problems = correctionProblems(wanted, address, product)
    form.fail(problems.map((problem) => (!values.manual && PARTS.includes(problem.field) ? { ...problem, field: 'search' } : problem)))
    if (problems.length === 0 && (await save(addressAnswer(wanted)))) form.forget()
  }
  const choose = (text: string, chosen: FoundAddress | null) => {
    if (chosen) replace({ ...values, ...addressAnswer(chosen), street2: chosen.street2 })
    // By `set`, which also takes the message away.
    set('search', text)
  }

  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <Card as="div" padding="tight">
        <p className="text-muted text-sm">We searched for</p>
        <p className="font-semibold">{titleCaseAddress(address)}</p>
      </Card>
      <div>
        {values.manual ? (
          <AddressFields values={values} errors={errors} onChange={set} />
        ) : (
          <AddressSearch name="search" label="The address of your home" value={values.search} error={errors.search} onChange={choose} />
        )}
        <button type="button" className="portal-manual" onClick={() => switchWay(!values.manual, (manual) => set('manual', manual))}>
          {values.manual ? 'Search for the address' : 'Enter it manually'}
        </button>
      </div>
      <SubmitRow
        loading={busy || looking}
        note={
          <>
            Check the house number, the unit and the street spelling against your tax bill. Already correct? Call us at{' '}
            <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>and we’ll look it up.
          </>
        }
      />
    </form>
  )
}
