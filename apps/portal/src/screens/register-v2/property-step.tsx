import { Alert } from '@hearthline/ui/alert'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AddressFields } from '../../frame/address/address-fields.tsx'
import { AddressSearch } from '../../frame/address/address-search.tsx'
import { type FoundAddress, findAddresses } from '../../frame/address/find-address.ts'
import { problemText } from '../../frame/form-problem.tsx'
import { useForm } from '../../frame/use-form.ts'
import { readRegisterAnswers, saveRegister } from '../../session/register-answers.ts'
import { PrefilledNote } from './prefilled-note.tsx'
import { addressOf, emptyProperty, type PropertyValues, propertyAddress, propertyValues } from './property-form.ts'
import type { PlaceOutcome } from './property-place.ts'
import { RegisterStep } from './register-step.tsx'
import { usePlace } from './use-place.ts'
import { usePrepopulation } from './use-prepopulation.ts'
import { useWizard } from './use-wizard.ts'

/** Fetched while the reader reads; a submit that is faster waits for it. */
const loadSchemas = () => import('./property-schemas.ts')
const PlaceModal = lazy(() => import('./place-modal.tsx'))

const occupancies = [
  { value: 'HOME', label: 'I live here', description: 'My primary residence' },
  { value: 'SECONDARY', label: 'Second home', description: 'I live here part of the year' },
  { value: 'INVESTMENT', label: 'Investment', description: 'I rent it out, or plan to' },
]

/** What stands in the page's own fields: somebody may have begun before the scripts had come. */
const typedSoFar = () => {
  const search = document.getElementById('search')
  const occupancy = document.querySelector<HTMLInputElement>('input[name="occupancyType"]:checked')
  return { search: search instanceof HTMLInputElement ? search.value : '', occupancyType: occupancy?.value }
}

/** First step: the home to borrow against, and how it is used. Prerendered, so it starts empty and fills itself at once. */
export default function PropertyStep() {
  const wizard = useWizard('index')
  const form = useForm<PropertyValues>(emptyProperty)
  const place = usePlace()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<PlaceOutcome>()
  const [looking, setLooking] = useState(false)
  const { values, errors, set, replace } = form
  const filled = usePrepopulation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when a prefill has come, and then only over empty answers
  useLayoutEffect(() => replace(propertyValues(readRegisterAnswers().data, typedSoFar())), [filled])

  useEffect(() => {
    const timer = setTimeout(() => void loadSchemas().catch(() => undefined), 800)
    return () => clearTimeout(timer)
  }, [])

  const address = addressOf(values)
  const notices = address?.zip ? place.notices(address) : []
  const choose = (text: string, chosen: FoundAddress | null) => {
    if (chosen)
      replace({ ...values, street1: chosen.street1, street2: chosen.street2, city: chosen.city, state: chosen.state, zip: chosen.zip })
    // By `set`, which also takes the message away.
    set('search', text)
  }

  const submit = async () => {
    const { propertySearchStep, propertyStep } = await loadSchemas()
    const meant = await meantAddress(propertySearchStep)
    if (!meant) return
    const judged = form.judge(
      propertyStep({ nyRegulatorReview: place.flags.isOn('ny-regulator-review') }),
      { ...values, ...meant },
      values.manual ? undefined : toSearch,
    )
    if (!judged) return
    saveRegister({ propertyAddress: propertyAddress(meant, judged.occupancyType) })
    const next = place.outcome(meant)
    if (next.kind === 'continue') wizard.save({})
    else if (next.kind === 'waitlist') void navigate('/account/heloc/waitlist', { state: { reason: next.reason } })
    else setOutcome(next)
  }

  /** The address in hand; else the only one the search finds; else the fields are shown, to be completed. */
  const meantAddress = async (
    propertySearchStep: typeof import('./property-schemas.ts')['propertySearchStep'],
  ): Promise<FoundAddress | undefined> => {
    if (address) return address
    if (!form.judge(propertySearchStep)) return undefined
    setLooking(true)
    const found = await findAddresses(values.search).catch(() => [])
    setLooking(false)
    if (found.length === 1) return found[0]
    replace({ ...values, manual: true, street1: values.search })
    form.fail([{ field: 'street1', message: 'Please complete your address below' }])
    return undefined
  }

  return (
    <RegisterStep
      id="index"
      wizard={wizard}
      heading="Which home would you like to borrow against?"
      why="We look up its value and check your rate with a soft credit pull. It does not affect your score."
      form={form}
      onSubmit={() => void submit().catch((error: unknown) => form.fail([{ field: 'search', message: problemText(error) }]))}
      notice={<PrefilledNote groups={['propertyAddress']} prefilled={wizard.prefilled} />}
    >
      <div>
        {values.manual ? (
          <AddressFields values={values} errors={errors} onChange={set} />
        ) : (
          <AddressSearch name="search" label="Property address" value={values.search} error={errors.search} onChange={choose} />
        )}
        <button type="button" className="portal-manual" onClick={() => set('manual', !values.manual)}>
          {values.manual ? 'Search for the address' : 'Enter it manually'}
        </button>
      </div>
      {notices.map((notice) => (
        <Alert key={notice.kind} kind={notice.blocks ? 'error' : 'warning'} title={notice.title}>
          {notice.body}
        </Alert>
      ))}
      <CardSelect
        name="occupancyType"
        label="How do you use this home?"
        options={occupancies}
        value={values.occupancyType ?? ''}
        error={errors.occupancyType}
        required
        onValueChange={(value) => set('occupancyType', value as PropertyValues['occupancyType'])}
      />
      <SubmitRow loading={looking} disabled={notices.some(({ blocks }) => blocks)} note="Your data is protected with 256-bit encryption." />
      {outcome && (
        <Suspense fallback={null}>
          <PlaceModal outcome={outcome} onClose={() => setOutcome(undefined)} />
        </Suspense>
      )}
    </RegisterStep>
  )
}

/** While only the line is shown, what is wrong with a part of the address is wrong with the line. */
const toSearch = (field: string): string => (['street1', 'street2', 'city', 'state', 'zip'].includes(field) ? 'search' : field)
