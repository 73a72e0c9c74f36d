import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type FoundAddress, findAddresses } from '../forms/address/find-address.ts'
import { problemText } from '../forms/form-problem.tsx'
import type { Form } from '../forms/use-form.ts'
import { saveRegister } from '../session/register-answers.ts'
import { addressOf, type PropertyValues, propertyAddress } from './property-form.ts'
import type { PlaceOutcome, PlaceSetting } from './property-place.ts'
import type { Wizard } from './wizard-layout.ts'

type Rules = typeof import('./property-rules.ts')

/** Fetched while the reader reads; a submit that is faster waits for it. */
const loadRules = (): Promise<Rules> => import('./property-rules.ts')

export interface PropertySubmitInput {
  readonly form: Form<PropertyValues>
  readonly wizard: Wizard
  readonly placeSetting: () => PlaceSetting
}

/** Continue on the first question: which address is meant, is it whole, and what follows from where it lies. */
export function usePropertySubmit({ form, wizard, placeSetting }: PropertySubmitInput) {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<PlaceOutcome>()
  const [looking, setLooking] = useState(false)
  const [rules, setRules] = useState<Rules>()
  const { values } = form
  useEffect(() => {
    const load = () =>
      loadRules().then(
        (loaded) => setRules(loaded),
        () => undefined,
      )
    const timer = setTimeout(load, 800)
    return () => clearTimeout(timer)
  }, [])

  const submit = async () => {
    const { propertySearchStep, propertyStep, splitTypedAddress, placeOutcome } = await loadRules()
    const setting = placeSetting()
    const rule = propertyStep({ nyRegulatorReview: setting.flags.isOn('ny-regulator-review') })
    const meant = addressOf(values) ?? (form.judge(propertySearchStep) ? await theOnlyFound() : null)
    if (meant === null) return
    if (meant === undefined) {
      // What could be read of the line, in the fields; what is missing is marked.
      const read = { ...values, ...splitTypedAddress(values.search), manual: true }
      form.replace(read)
      if (form.judge(rule, read)) form.fail([{ field: 'street1', message: 'Please check your address below, then continue' }])
      return
    }
    const judged = form.judge(rule, { ...values, ...meant }, values.manual ? undefined : toSearch)
    if (!judged) return
    saveRegister({ propertyAddress: propertyAddress(meant, judged.occupancyType) })
    goOn(placeOutcome(meant, setting))
  }

  /** The only address the search finds for the line. */
  const theOnlyFound = async (): Promise<FoundAddress | undefined> => {
    setLooking(true)
    const found = await findAddresses(values.search).catch(() => [])
    setLooking(false)
    return found.length === 1 ? found[0] : undefined
  }

  const goOn = (next: PlaceOutcome) => {
    if (next.kind === 'continue') wizard.save({})
    else if (next.kind === 'waitlist') void navigate('/account/heloc/waitlist', { state: { reason: next.reason } })
    else setOutcome(next)
  }

  const address = addressOf(values)
  return {
    submit: () => void submit().catch((error: unknown) => form.fail([{ field: 'search', message: problemText(error) }])),
    looking,
    /** What is said of the place while it is being entered. */
    notices: rules && address?.zip ? rules.inlineNotices(address, placeSetting().rules) : [],
    outcome,
    clearOutcome: () => setOutcome(undefined),
  }
}

/** While only the line is shown, what is wrong with a part of the address is wrong with the line. */
const toSearch = (field: string): string => (['street1', 'street2', 'city', 'state', 'zip'].includes(field) ? 'search' : field)
