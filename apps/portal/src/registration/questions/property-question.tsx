import { Alert } from '@hearthline/ui/alert'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { AddressFields } from '../../forms/address/address-fields.tsx'
import { AddressSearch } from '../../forms/address/address-search.tsx'
import type { FoundAddress } from '../../forms/address/find-address.ts'
import { switchWay } from '../../forms/address/switch-way.ts'
import { useForm } from '../../forms/use-form.ts'
import { readRegisterAnswers } from '../../session/register-answers.ts'
import { PrefilledNote } from '../prefilled-note.tsx'
import { emptyProperty, type PropertyValues, propertyValues } from '../property-form.ts'
import { QuestionFrame } from '../question-frame.tsx'
import { usePlace } from '../use-place.ts'
import { usePropertySubmit } from '../use-property-submit.ts'
import { useWizard } from '../use-wizard.ts'
import { useWizardLayout } from '../wizard-layout.ts'

const PlaceModal = lazy(() => import('../place-modal.tsx'))
const EntryNotes = lazy(() => import('../entry-notes.tsx'))
const StartObstacle = lazy(() => import('../start-obstacle.tsx'))

const occupancies = [
  { value: 'HOME', label: 'I live here', description: 'My primary residence' },
  { value: 'SECONDARY', label: 'Second home', description: 'I live here part of the year' },
  { value: 'INVESTMENT', label: 'Investment', description: 'I rent it out or plan to' },
]

/** What is in the page's own fields: someone may have begun before the scripts had come. */
const typedSoFar = () => {
  const search = document.getElementById('search')
  const occupancy = document.querySelector<HTMLInputElement>('input[name="occupancyType"]:checked')
  return { search: search instanceof HTMLInputElement ? search.value : '', occupancyType: occupancy?.value }
}

/** First question: the home to borrow against, and how it is used. Prerendered, so it starts empty and fills itself at once. */
export default function PropertyQuestion() {
  const wizard = useWizard('index')
  const form = useForm<PropertyValues>(emptyProperty)
  const placeSetting = usePlace()
  const { filled } = useWizardLayout()
  const { submit, looking, notices, outcome, clearOutcome } = usePropertySubmit({ form, wizard, placeSetting })
  const { values, errors, set, replace } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when a prefill has come, and then only over empty answers
  useLayoutEffect(() => {
    // Fields that someone has begun to fill in by hand stay as they are.
    if (filled === 0 || !values.manual) replace(propertyValues(readRegisterAnswers().data, typedSoFar()))
  }, [filled])

  const choose = (text: string, chosen: FoundAddress | null) => {
    if (chosen)
      replace({ ...values, street1: chosen.street1, street2: chosen.street2, city: chosen.city, state: chosen.state, zip: chosen.zip })
    // By `set`, which also takes the message away.
    set('search', text)
  }
  return (
    <QuestionFrame
      id="index"
      wizard={wizard}
      heading="Which home would you like to borrow against?"
      why="We estimate its value and check your rate with a soft credit pull. It does not affect your credit score."
      form={form}
      onSubmit={submit}
      notice={
        <>
          <Suspense fallback={null}>
            {Object.keys(wizard.entry).length > 0 && <EntryNotes />}
            {wizard.options.signedIn && <StartObstacle />}
          </Suspense>
          <PrefilledNote groups={['propertyAddress']} prefilled={wizard.prefilled} />
        </>
      }
    >
      <div>
        {values.manual ? (
          <AddressFields values={values} errors={errors} onChange={set} />
        ) : (
          <AddressSearch name="search" label="Property address" value={values.search} error={errors.search} onChange={choose} />
        )}
        <button type="button" className="portal-manual" onClick={() => switchWay(!values.manual, (manual) => set('manual', manual))}>
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
      <SubmitRow
        loading={looking}
        disabled={notices.some(({ blocks }) => blocks)}
        note={
          <>
            Your data is protected with <span className="whitespace-nowrap">256-bit</span> encryption.
          </>
        }
      />
      {/* An estimate would show other prices than a letter promises. */}
      {!wizard.entry.offer && wizard.prefilled.propertyAddress !== 'estimate' && (
        <p>
          Just looking? <Link to="/account/heloc/estimate">See what a line could cost</Link> first.
        </p>
      )}
      {outcome && (
        <Suspense fallback={null}>
          <PlaceModal outcome={outcome} onClose={clearOutcome} />
        </Suspense>
      )}
    </QuestionFrame>
  )
}
